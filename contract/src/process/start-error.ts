/** Why a program cannot start, as a sentence for whoever started it. */
export class StartError extends Error {
  override name = 'StartError'
}
