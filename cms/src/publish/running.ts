import { handedIn } from '../base/handed-in.ts'
import type { Publisher } from './publisher.ts'

/** The publisher of this process. */
export const runningPublisher = handedIn<Publisher>('publisher')
