/** Why a program of the CMS cannot start, as a sentence for whoever started it. */
export class StartError extends Error {
  override name = 'StartError'
}
