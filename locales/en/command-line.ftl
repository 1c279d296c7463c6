# What only the command line says.

## Command line

cli-not-written = The results could not be written: { $why }
cli-threads = { $asked } threads are too many here; using { $most }.
cli-few-threads = The system gives no more threads; going on with fewer.
cli-seed-refused = Seed { $seed }: { $why }
cli-days-same = { $n ->
    [one] The same: one day
   *[other] The same: { $n } days
}
drive-no-position = This cannot be written as a position: something on the table would be lost.
drive-no-reveal = Nothing is revealed: this run counts.
drive-unknown-command = “{ $found }” is not a command: act, legal, state, undo, redo, hint, position, reveal, save, quit.
drive-bad-time = “{ $found }” is not a time: @ and milliseconds since 1970, then a command.
drive-no-hint = There is nothing to advise here.
drive-not-saved = Could not write { $path }: { $why }
