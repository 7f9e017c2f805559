import type { DemoRestaurant } from '../../shape.ts'
import { kohaku } from './kohaku.ts'
import { onda } from './onda.ts'
import { shiobi } from './shiobi.ts'
import { tateito } from './tateito.ts'
import { yoriai } from './yoriai.ts'

/** The five restaurants, oldest first. */
export const restaurants: DemoRestaurant[] = [shiobi, tateito, onda, kohaku, yoriai]
