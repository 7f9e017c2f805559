import type { Words } from '../words.ts'

/** Limits of a list's length and a search's width, well above what the desk requests. */
const NUMBERS: Readonly<Record<string, number>> = { limit: 10_000, page: 1_000_000, depth: 10 }

const OPERATORS = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'like',
  'not_like',
  'contains',
].join('|')

/** Groups three deep at most, each a numbered list; a field; an operator; a place in its list. */
const WHERE = new RegExp(
  String.raw`^where(?:\[(?:or|and)\]\[\d{0,3}\]){0,3}\[(?!__proto__|constructor|prototype)[A-Za-z_][\w-]*(?:\.[\w-]+){0,8}\]\[(?:${OPERATORS})\](?:\[\d{0,4}\])?$`,
)

const SORT = /^(?:-?[A-Za-z_][\w.-]*(?:,|$)){0,8}$/

/**
 * What of a query Payload could not answer, as a text for its sender; `null`: nothing. Payload itself
 * checks field names and the types of values, since it knows the fields (hostile inputs L18).
 */
export function queryProblem(query: string): Words | null {
  for (const [name, value] of new URLSearchParams(query)) {
    if (/\p{Cc}/u.test(name + value.replace(/[\t\r\n]/g, ''))) return unreadable(name)
    const [parameter = ''] = name.split('[', 1)
    if (parameter === 'where' && !WHERE.test(name) && name + value !== 'where')
      return unreadable(name)
    if (parameter === 'sort' && !SORT.test(value)) return unreadable(name)
    const most = NUMBERS[parameter]
    if (most !== undefined && !(name === parameter && isCount(value, most))) return unreadable(name)
  }
  return null
}

function isCount(value: string, most: number): boolean {
  return value === '' || (/^\d{1,9}$/.test(value) && Number(value) <= most)
}

function unreadable(name: string): Words {
  const shown = name.replace(/[^\w[\].-]/g, '').slice(0, 60)
  return {
    en: `This search cannot be answered: please correct "${shown}".`,
    ja: `この検索条件には対応していません。「${shown}」を確認してください。`,
  }
}
