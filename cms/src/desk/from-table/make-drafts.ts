import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readObject, readText } from '@noren/contract/json'
import { makeFolder } from '@noren/kit/disk/make-folder'
import { StartRefusal } from '../../base/start-refusal.ts'
import type { Words } from '../../base/words.ts'
import { addressFrom } from '../../content/model/fields/address-from-name.ts'
import { fileText } from '../../tables/file-text.ts'
import { readCells } from '../../tables/headings.ts'
import { AMONG_EQUALS, WITH_FACTS } from '../files/contents.ts'
import { type Fault, reportOf } from '../files/fault.ts'
import { addressTaken } from '../files/fault-words.ts'
import { DRAFT, documentName } from '../files/places.ts'
import { refuseToWrite } from '../files/write-folder.ts'
import { columnOf, headingsIn } from './columns.ts'
import { readRestaurant } from './read-restaurant.ts'

/** The drafts of a table: their texts by their files, and the headings that are not known. */
type Drafts = { files: Map<string, string>; unknown: string[]; faults: Fault[] }

/**
 * Writes a draft into a company's folder for each restaurant of a table: all of them, or none where a cell cannot be
 * read or a file is there already.
 * @throws {StartRefusal} when the table or the folder cannot be used.
 */
export async function makeDrafts(table: string, folder: string): Promise<Drafts> {
  const bytes = await readFile(table).catch((cause: unknown) => {
    throw new StartRefusal(NO_TABLE, { cause })
  })
  const present = await readdir(join(folder, WITH_FACTS)).catch(() => [])
  const drafts = draftsOf(basename(table), bytes, present)
  if (drafts.faults.length > 0) return drafts
  try {
    makeFolder(join(folder, WITH_FACTS))
    for (const [file, text] of drafts.files)
      await writeFile(join(folder, file), text, { flag: 'wx' })
  } catch (error) {
    refuseToWrite(folder, error)
  }
  return drafts
}

function draftsOf(table: string, bytes: Uint8Array, present: readonly string[]): Drafts {
  const drafts: Drafts = { files: new Map(), unknown: [], faults: [] }
  const report = reportOf(drafts.faults, table)
  const text = fileText(bytes)
  const read = typeof text === 'string' ? readCells(text, headingsIn) : text
  if (!('rows' in read) || read.top < 0) {
    report('', 'rows' in read ? NO_HEADINGS : read)
    return drafts
  }
  const headings = read.rows[read.top]?.cells ?? []
  const columns = headings.map(columnOf)
  drafts.unknown = headings.filter((heading, at) => heading.trim() !== '' && !columns[at])
  const taken = new Map(present.map((file) => [documentName(file), `${WITH_FACTS}/${file}`]))
  for (const [order, { row, cells }] of read.rows.slice(read.top + 1).entries()) {
    // Places are counted from 0 until people read them.
    const inRow = (heading: string, words: Words) => report(`${row - 1}.${heading}`, words)
    const { slug, ...written } = readRestaurant(cells, columns, inRow)
    const address = readText(slug) || addressFrom(readText(readObject(written.name).en))
    const other = taken.get(address)
    if (address === '') inRow('', NO_ADDRESS)
    else if (other) inRow('', addressTaken(other))
    const file = `${WITH_FACTS}/${address}${DRAFT}.json`
    taken.set(address, file)
    const draft = { ...written, [AMONG_EQUALS]: order + 1 }
    drafts.files.set(file, `${JSON.stringify(draft, null, 2)}\n`)
  }
  return drafts
}

const NO_TABLE: Words = {
  en: 'The table cannot be read. Give the path of a table that was saved as CSV.',
  ja: '表を読み込めません。CSVで保存した表のファイルを指定してください。',
}

const NO_HEADINGS: Words = {
  en: 'No row at the top has headings that are known. The table needs a column “Name” and others, named as the fields of a restaurant at the desk, such as “Address” and “Phone”.',
  ja: '表のはじめに、読み取れる見出しがありません。「店名」の列と、「住所」「電話番号」のように管理画面の項目と同じ名前の列が必要です。',
}

const NO_ADDRESS: Words = {
  en: 'Nothing says the address of its page. Write an English name, or the address in a column “Address of the page”.',
  ja: 'ページのアドレスを決められません。「店名（英語）」か「ページのアドレス」の列に入力してください。',
}
