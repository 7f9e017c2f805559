import { printCatalogue } from '../kit/print-catalogue.ts'
import { catalogue } from './catalogue.ts'
import { soak } from './kit/soak.ts'

/** `node demo/artwork/ryokan/generate.ts [names…]`: paints every picture, or the named ones, into `demo/ryokan/pictures/`. */
await printCatalogue(catalogue, new URL('../../ryokan/pictures/', import.meta.url), soak)
