# What the errors of Nim print, in Fluent syntax.
nim-no-matches = A heap has at least one match.
nim-wrong-number = Take one to three matches, and no more than are left.
