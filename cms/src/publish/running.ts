import { handedIn } from '../base/handed-in.ts'
import type { Previews } from './preview/previews.ts'
import type { Publisher } from './publisher.ts'

/** The publisher of this process. */
export const runningPublisher = handedIn<Publisher>('publisher')

/** The previews of this process: none where the desk publishes elsewhere than into a folder of this machine. */
export const runningPreviews = handedIn<Previews>('previews')
