/** Starts a formula in some spreadsheet, also in its full-width form (hostile inputs E38). */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u

/**
 * Texts that a spreadsheet converts to a number, a day or a time: `0901234`, `1-2`, `3/4`, `12:30`, `1e5`,
 * `May 5`, `true`.
 */
const READ_ANEW =
  /^(?:[(¥￥$€]?\s*[\d０-９][\d０-９\s.,:：/／\-－年月日時分秒%％e)]{0,24}(?:[ap]m?)?|[0-9]{12,}|(?:\d{1,2}[ -]?)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[ .-]{0,2}\d{0,4}|true|false)$/i

/** Texts that every spreadsheet shows unchanged: counts, days and times as the desk writes them, phone numbers. */
const SHOWN_AS_IT_IS =
  /^(?:0|[1-9]\d{0,10}|\d{4}-\d\d-\d\d(?: \d\d:\d\d)?|(?=(?:-?\d){10,11}$)0\d*-\d+-\d+)$/

/** An invisible character that makes every spreadsheet keep a text as it is (cms/src/inbox/README.md). */
const UNSEEN = '\u200B'

/** One line of a CSV file. Every cell is quoted, and none can act as a formula (X01, X02). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(text: string): string {
  return `"${markOf(text)}${text.replaceAll('"', '""')}"`
}

function markOf(text: string): string {
  if (FORMULA.test(text)) return "'"
  return READ_ANEW.test(text) && !SHOWN_AS_IT_IS.test(text) ? UNSEEN : ''
}

/**
 * A CSV file as a download, in pieces, so that any number of lines needs little memory (X03).
 * @param name of the file, without what a header cannot hold
 */
export function csvDownload(name: string, pieces: AsyncIterator<string>): Response {
  return new Response(streamOf(pieces), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

function streamOf(pieces: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder()
  let mark = BYTE_ORDER_MARK
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(bytes.encode(mark + value))
      mark = ''
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}
