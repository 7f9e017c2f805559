import { catalogue, fileOf } from './catalogue.ts'
import { print } from './kit/finish.ts'
import { printCatalogue } from './kit/print-catalogue.ts'

/** `node demo/artwork/generate.ts [names…]`: prints every picture, or the named ones, into its file. */
await printCatalogue(catalogue, fileOf, print)
