/**
 * An error about files as a sentence that says what to do; any other as it is.
 * @param {unknown} error
 * @param {string} folder the folder that was to be written
 */
export function asSentence(error, folder) {
  if (!(error instanceof Error && 'code' in error)) return error
  const words = sentenceFor(String(error.code), folder)
  return words === null ? error : new Error(words, { cause: error })
}

/** @param {string} code @param {string} folder @returns {string | null} */
export function sentenceFor(code, folder) {
  if (['ENOSPC', 'EDQUOT'].includes(code))
    return `The disk is full (${folder}). Make about 2 GB of room, then run the command again.`
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `${folder} cannot be written (${code}), and something is to be installed or built in it. Its owner runs \`npm run build\` there once; after that anyone can start it.`
  return null
}
