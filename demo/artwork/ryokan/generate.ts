import { printCatalogue } from '../kit/print-catalogue.ts'
import { catalogue } from './catalogue.ts'
import { soak } from './kit/soak.ts'

/** `node demo/artwork/ryokan/generate.ts [names…]`: paints every picture, or the named ones, into `demo/ryokan/pictures/`. */
const fileOf = (name: string) => new URL(`../../ryokan/pictures/${name}.webp`, import.meta.url)
await printCatalogue(catalogue, fileOf, soak)
