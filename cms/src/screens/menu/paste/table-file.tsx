import type { Words } from '../../../base/words.ts'
import { fileText } from '../../../tables/file-text.ts'
import { PASTING } from './paste-words.ts'

/** The text of a file with a table, or a sentence that says why it has none. */
export async function tableIn(file: File): Promise<string | Words> {
  const bytes = await file.arrayBuffer().catch(() => null)
  return bytes ? fileText(new Uint8Array(bytes)) : PASTING.notRead
}

type Props = {
  onChoose: (file: File) => void
  /** Words in the language of the desk. */
  told: (words: Words) => string
}

/** A button that asks for a file with a table. */
export function TableFile({ onChoose, told }: Props) {
  return (
    <label className="desk-paste__choose btn btn--style-secondary">
      <input
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // The same file can be chosen again once it is mended.
          target.value = ''
        }}
        type="file"
      />
      {told(PASTING.file)}
    </label>
  )
}
