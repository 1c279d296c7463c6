### Was jede Technik für Sudoku ist, in zwei Sätzen, für die Seiten über sie.

## Easy

sudoku-about-full-house = In einer Zeile, Spalte oder einem Block ist ein einziges Feld leer. Dorthin gehört die eine Ziffer, die noch fehlt.
sudoku-about-naked-single = In Zeile, Spalte oder Block eines Feldes stehen schon alle Ziffern bis auf eine. Die gehört hinein.
sudoku-about-hidden-single = Eine Ziffer passt in einer Zeile, Spalte oder einem Block nur noch in ein Feld. Dorthin gehört sie, was sonst auch passen mag.

## Medium

sudoku-about-pointing = In einem Block bleiben für eine Ziffer nur Felder einer Zeile oder Spalte. In einem davon steht sie, also fällt sie im Rest dieser Linie weg.
sudoku-about-claiming = In einer Zeile oder Spalte bleiben für eine Ziffer nur Felder eines Blocks. In einem davon steht sie, also fällt sie im Rest des Blocks weg.
sudoku-about-locked-pair = Zwei Felder eines Blocks, die auf einer Linie liegen, haben dieselben zwei Kandidaten und sonst keine. Im Rest von Block und Linie fallen beide weg.
sudoku-about-locked-triple = Drei Felder eines Blocks, die auf einer Linie liegen, teilen sich drei Kandidaten. Im Rest von Block und Linie fallen diese drei weg.
sudoku-about-naked-pair = Zwei Felder eines Hauses haben dieselben zwei Kandidaten und sonst keine. Sie brauchen beide Ziffern auf, also fallen die in allen anderen Feldern des Hauses weg.
sudoku-about-naked-triple = Drei Felder eines Hauses haben zusammen nur drei Kandidaten. Sie brauchen diese Ziffern auf, also fallen die in allen anderen Feldern des Hauses weg.
sudoku-about-naked-quadruple = Vier Felder eines Hauses haben zusammen nur vier Kandidaten. Sie brauchen diese Ziffern auf, also fallen die in allen anderen Feldern des Hauses weg.
sudoku-about-hidden-pair = Zwei Ziffern passen in einem Haus nur noch in dieselben zwei Felder. Dort stehen sie, also fällt jeder andere Kandidat in diesen Feldern weg.
sudoku-about-hidden-triple = Drei Ziffern passen in einem Haus nur noch in dieselben drei Felder. Dort stehen sie, also fällt jeder andere Kandidat in diesen Feldern weg.
sudoku-about-hidden-quadruple = Vier Ziffern passen in einem Haus nur noch in dieselben vier Felder. Dort stehen sie, also fällt jeder andere Kandidat in diesen Feldern weg.

## Fish

sudoku-about-x-wing = In zwei Zeilen hat eine Ziffer nur je zwei Plätze, und die liegen in denselben zwei Spalten. Jede dieser Spalten bekommt sie aus den zwei Zeilen, also fällt sie in ihren anderen Feldern weg; ebenso, wenn man Zeilen und Spalten vertauscht.
sudoku-about-swordfish = In drei Zeilen hat eine Ziffer nur Plätze in denselben drei Spalten. Die bekommen sie aus diesen Zeilen, also fällt sie in ihren anderen Feldern weg; ebenso, wenn man Zeilen und Spalten vertauscht.
sudoku-about-jellyfish = In vier Zeilen hat eine Ziffer nur Plätze in denselben vier Spalten. Die bekommen sie aus diesen Zeilen, also fällt sie in ihren anderen Feldern weg; ebenso, wenn man Zeilen und Spalten vertauscht.
sudoku-about-finned-x-wing = Ein X-Wing bis auf ein oder zwei Felder zu viel, die Flosse, im Block einer Ecke. Entweder steht die Ziffer in der Flosse, oder der X-Wing stimmt; was beide ausschließen, fällt weg.
sudoku-about-finned-swordfish = Ein Schwertfisch bis auf Felder zu viel, die Flosse, alle in einem Block. Entweder steht die Ziffer in der Flosse, oder der Fisch stimmt; was beide ausschließen, fällt weg.
sudoku-about-finned-jellyfish = Eine Qualle bis auf Felder zu viel, die Flosse, alle in einem Block. Entweder steht die Ziffer in der Flosse, oder der Fisch stimmt; was beide ausschließen, fällt weg.
sudoku-about-sashimi-x-wing = Ein X-Wing mit Flosse, dem die Ecke neben der Flosse fehlt. Entweder steht die Ziffer in der Flosse oder in den übrigen Ecken; was beide ausschließen, fällt weg.
sudoku-about-sashimi-swordfish = Ein Schwertfisch mit Flosse, dem der Platz neben der Flosse fehlt. Was die Flosse und der Rest des Fisches beide ausschließen, fällt weg.
sudoku-about-sashimi-jellyfish = Eine Qualle mit Flosse, der der Platz neben der Flosse fehlt. Was die Flosse und der Rest des Fisches beide ausschließen, fällt weg.
sudoku-about-franken-swordfish = Ein Schwertfisch, bei dem ein Block eine Zeile oder Spalte vertritt. In den Häusern, die die Ziffer abdecken, fällt sie überall sonst weg.
sudoku-about-franken-jellyfish = Eine Qualle, bei der Blöcke Zeilen oder Spalten vertreten. In den Häusern, die die Ziffer abdecken, fällt sie überall sonst weg.
sudoku-about-finned-franken-x-wing = Ein X-Wing mit einem Block unter seinen Häusern und mit Flossen. Was der Fisch und alle Flossen ausschließen, fällt weg.
sudoku-about-finned-franken-swordfish = Ein Schwertfisch mit einem Block unter seinen Häusern und mit Flossen. Was der Fisch und alle Flossen ausschließen, fällt weg.
sudoku-about-finned-franken-jellyfish = Eine Qualle mit Blöcken unter ihren Häusern und mit Flossen. Was der Fisch und alle Flossen ausschließen, fällt weg.
sudoku-about-finned-mutant-jellyfish = In vier Häusern jeder Art hat eine Ziffer, bis auf Flossen, nur Plätze in vier anderen. Was der Fisch und alle Flossen ausschließen, fällt weg.
sudoku-about-finned-mutant-squirmbag = In fünf Häusern jeder Art hat eine Ziffer, bis auf Flossen, nur Plätze in fünf anderen. Was der Fisch und alle Flossen ausschließen, fällt weg.
sudoku-about-finned-mutant-whale = In sechs Häusern jeder Art hat eine Ziffer, bis auf Flossen, nur Plätze in sechs anderen. Was der Fisch und alle Flossen ausschließen, fällt weg.

## One digit

sudoku-about-skyscraper = In zwei Zeilen hat eine Ziffer je zwei Plätze, und zwei der vier liegen in einer Spalte. Auf einem der anderen beiden steht sie, also fällt sie überall weg, wo man beide sieht; ebenso, wenn man Zeilen und Spalten vertauscht.
sudoku-about-two-string-kite = Eine Ziffer hat in einer Zeile zwei Plätze und in einer Spalte zwei, und je einer davon liegt im selben Block. An einem der fernen Enden steht sie, also fällt sie im Feld weg, das beide sieht.
sudoku-about-turbot-fish = Zwei Häuser, in denen eine Ziffer je zwei Plätze hat, hängen an zwei Plätzen zusammen, die einander sehen. An einem der fernen Enden steht sie, also fällt sie überall weg, wo man beide sieht.
sudoku-about-empty-rectangle = In einem Block bleibt eine Ziffer nur in einer Zeile und einer Spalte. Mit einem Haus, in dem sie zwei Plätze hat, fällt sie dort weg, wo diese Zeile oder Spalte auf den fernen trifft.
sudoku-about-dual-two-string-kite = Zwei Lenkdrachen treffen sich im selben Block. Jeder schließt sein eigenes Feld aus.
sudoku-about-dual-empty-rectangle = Zwei leere Rechtecke treffen sich im selben Block. Jedes schließt sein eigenes Feld aus.
sudoku-about-simple-colours-trap = Färb die Plätze einer Ziffer abwechselnd, entlang der Häuser, in denen sie nur zwei hat. Eine Farbe stimmt, also fällt die Ziffer in einem Feld weg, das beide sieht.
sudoku-about-simple-colours-wrap = Färb die Plätze einer Ziffer abwechselnd, entlang der Häuser, in denen sie nur zwei hat. Sehen zwei Felder derselben Farbe einander, ist diese Farbe falsch.
sudoku-about-multi-colours-1 = Eine Ziffer hat zwei getrennte Ketten aus je zwei Farben. Sieht eine Farbe der einen eine der anderen, stimmt eine der Gegenfarben; wo man beide sieht, fällt die Ziffer weg.
sudoku-about-multi-colours-2 = Eine Ziffer hat zwei getrennte Ketten aus je zwei Farben. Sieht eine Farbe der einen beide Farben der anderen, ist sie falsch.

## Uniqueness

sudoku-about-uniqueness-1 = Drei Ecken eines Rechtecks über zwei Blöcke haben nur dieselben zwei Kandidaten. Stünde auch in der vierten einer davon, ließen sich die beiden tauschen, und das Rätsel hätte zwei Lösungen; also steht dort etwas anderes.
sudoku-about-uniqueness-2 = Zwei Ecken eines Rechtecks haben zwei Kandidaten, die anderen zwei dieselben und einen mehr. Der steht in einer der beiden, also fällt er überall weg, wo man beide sieht.
sudoku-about-uniqueness-3 = Zwei Ecken eines Rechtecks haben zwei Kandidaten, die anderen zwei noch weitere. Zusammen mit Feldern ihres Hauses bilden die weiteren ein nacktes Paar, einen Dreier oder mehr, und das räumt den Rest des Hauses auf.
sudoku-about-uniqueness-4 = Zwei Ecken eines Rechtecks haben zwei Kandidaten, und in einem Haus der anderen beiden Ecken hat eine der Ziffern sonst keinen Platz. Mit der anderen Ziffer dort wäre das Rätsel mehrdeutig, also fällt sie in beiden weg.
sudoku-about-uniqueness-5 = Zwei gegenüberliegende oder drei Ecken eines Rechtecks haben denselben weiteren Kandidaten. In einer davon steht er, also fällt er überall weg, wo man sie alle sieht.
sudoku-about-uniqueness-6 = Zwei Ecken eines Rechtecks, die sich gegenüberliegen, haben weitere Kandidaten, und eine seiner zwei Ziffern hat in beiden Zeilen und beiden Spalten nur dort Platz. In diesen zwei Ecken machte sie das Rätsel mehrdeutig, also fällt sie da weg.
sudoku-about-hidden-rectangle = Eine Ecke eines Rechtecks hat nur zwei Kandidaten, und in Zeile und Spalte der Ecke gegenüber hat einer davon außerhalb des Rechtecks keinen Platz. Die andere Ziffer machte dort das Rätsel mehrdeutig, also fällt sie in der Ecke gegenüber weg.
sudoku-about-avoidable-rectangle-1 = Drei Ecken eines Rechtecks hast du selbst gefüllt, und mit einer bestimmten Ziffer in der vierten ließen sich zwei Ziffern tauschen. Ohne eine Vorgabe gibt es das in keinem Rätsel mit nur einer Lösung, also fällt diese Ziffer weg.
sudoku-about-avoidable-rectangle-2 = Zwei Ecken eines Rechtecks hast du selbst gefüllt, und die anderen zwei haben je einen Kandidaten für den Tausch und denselben weiteren. Der steht in einer von ihnen, also fällt er überall weg, wo man beide sieht.
sudoku-about-bivalue-grave = Jedes leere Feld bis auf eins hat zwei Kandidaten, und in jedem Haus kommt jeder zweimal vor. Das eine Feld muss das durchbrechen, also steht dort der Kandidat, den es dreimal gibt.

## Wings

sudoku-about-xy-wing = Ein Feld mit zwei Kandidaten sieht zwei andere, die je einen davon haben und einen dritten gemeinsam. In einem der beiden steht der dritte, also fällt er überall weg, wo man beide sieht.
sudoku-about-xyz-wing = Ein Feld mit drei Kandidaten sieht zwei andere mit je zweien davon. Wo man alle drei Felder sieht, fällt die Ziffer weg, die sie alle haben.
sudoku-about-w-wing = Zwei Felder haben dieselben zwei Kandidaten, und eine der Ziffern hat in irgendeinem Haus zwei Plätze; jedes der Felder sieht einen davon. Dann steht in einem der Felder die andere Ziffer, und sie fällt überall weg, wo man beide sieht.
sudoku-about-remote-pairs = Eine Kette von Feldern hat dieselben zwei Kandidaten, und jedes sieht das nächste. Sie wechseln sich ab, also fallen beide überall weg, wo man zwei verschiedener Art sieht.

## Chains

sudoku-about-x-chain = Starke und schwache Verbindungen einer Ziffer wechseln sich ab, an jedem Ende eine starke. An einem der Enden steht die Ziffer, also fällt sie überall weg, wo man beide sieht.
sudoku-about-xy-chain = Felder mit zwei Kandidaten folgen aufeinander, jedes teilt mit dem nächsten eine Ziffer, und auch die Enden teilen eine. An einem der Enden steht sie, also fällt sie überall weg, wo man beide sieht.
sudoku-about-continuous-loop = Starke und schwache Verbindungen wechseln sich ab und kehren zum Anfang zurück. Dann hat jede schwache Verbindung ein wahres Ende, und andere Kandidaten auf ihr fallen weg.
sudoku-about-discontinuous-loop = Starke und schwache Verbindungen wechseln sich bis auf eine Stelle ab und kehren zum Anfang zurück. Ein Kandidat zwischen zwei starken ist wahr, einer zwischen zwei schwachen falsch.
sudoku-about-alternating-chain = Starke und schwache Verbindungen beliebiger Ziffern wechseln sich ab, an jedem Ende eine starke. Eins der Enden stimmt, also fällt weg, was beide sieht.
sudoku-about-grouped-continuous-loop = Eine geschlossene Schleife, in der zwei oder drei Felder, wo Block und Linie sich kreuzen, als ein Platz zählen. Jede schwache Verbindung hat ein wahres Ende, also fallen andere Kandidaten auf ihr weg.
sudoku-about-grouped-discontinuous-loop = Eine offene Schleife, in der zwei oder drei Felder, wo Block und Linie sich kreuzen, als ein Platz zählen. Ein Kandidat zwischen zwei starken Verbindungen ist wahr, einer zwischen zwei schwachen falsch.
sudoku-about-grouped-alternating-chain = Eine Wechselkette, in der zwei oder drei Felder, wo Block und Linie sich kreuzen, als ein Platz zählen. Eins der Enden stimmt, also fällt weg, was beide sieht.

## Sets

sudoku-about-als-xz = Zwei Mengen von Feldern haben je einen Kandidaten mehr als Felder und teilen eine Ziffer, die nur in einer von ihnen stehen kann. Die andere hat dann alle ihre übrigen; eine zweite gemeinsame Ziffer fällt weg, wo man alle ihre Plätze sieht.
sudoku-about-als-xy-wing = Eine dritte Menge verbindet zwei Mengen mit einem Kandidaten mehr als Felder und nimmt einer von ihnen eine Ziffer. Die Ziffer, die beide teilen, fällt weg, wo man alle ihre Plätze sieht.
sudoku-about-als-chain = Mengen mit einem Kandidaten mehr als Felder folgen aufeinander, und jede nimmt der nächsten eine Ziffer. Was die erste und die letzte teilen, fällt weg, wo man alle seine Plätze sieht.
sudoku-about-death-blossom = Jeder Kandidat eines Feldes nimmt einer anderen Menge mit einem Kandidaten mehr als Felder eine Ziffer. Welcher auch stimmt, eine der Mengen behält die Ziffer, die sie alle teilen; die fällt weg, wo man alle ihre Plätze sieht.
sudoku-about-sue-de-coq = Felder, in denen sich Linie und Block kreuzen, haben mehr Kandidaten als Felder; Mengen im Rest der Linie und des Blocks teilen sie unter sich auf. So ist jede Ziffer in einem der beiden zu Hause und fällt in dessen Rest weg.

## Extreme

sudoku-about-template-set = Eine Ziffer lässt sich im ganzen Gitter nur auf so und so viele Arten verteilen. Ein Feld, das alle verbliebenen gemeinsam haben, bekommt sie.
sudoku-about-template-delete = Eine Ziffer lässt sich im ganzen Gitter nur auf so und so viele Arten verteilen. In einem Feld, das keine der verbliebenen nutzt, fällt sie weg.
sudoku-about-forcing-chain = Verfolge einen Kandidaten nach beiden Seiten oder alle Kandidaten eines Feldes oder Hauses. Wohin alle diese Ketten führen, das stimmt; was zu einem Widerspruch führt, ist falsch.
sudoku-about-forcing-net = Wie eine Zwangskette, nur darf eine Folge auf mehreren früheren zugleich beruhen. Wohin alle Zweige führen, das stimmt; was zu einem Widerspruch führt, ist falsch.
