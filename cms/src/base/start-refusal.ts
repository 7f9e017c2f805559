import { StartError } from '@noren/kit/process/start-error'
import type { Words } from './words.ts'

/** Why a program of the desk cannot start or go on: in English for a log, for a terminal in its language. */
export class StartRefusal extends StartError {
  readonly words: Words

  constructor(words: Words, options?: ErrorOptions) {
    super(words.en, options)
    this.words = words
  }
}
