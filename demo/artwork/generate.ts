import { catalogue } from './catalogue.ts'
import { print } from './kit/finish.ts'
import { printCatalogue } from './kit/print-catalogue.ts'

/** `node demo/artwork/generate.ts [names…]`: prints every picture, or the named ones, into `originals/`. */
await printCatalogue(catalogue, new URL('./originals/', import.meta.url), print)
