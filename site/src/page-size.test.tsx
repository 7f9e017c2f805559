import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sizeOfHtml } from './page-size.ts'

test('the size of a page counts its elements and characters', () => {
  const html = renderToString(
    <main title="a > b">
      <p>
        Fish &amp; rice, {2}
        <br />
        <wbr />
        〆さば
      </p>
    </main>,
  )
  expect(html).toContain('<!-- -->')
  expect(sizeOfHtml(html)).toBe(4 + 'Fish & rice, 2〆さば'.length)
})

test('lines are counted as browsers read them', () => {
  expect(sizeOfHtml(renderToString(<p>{'one\r\ntwo "three"'}</p>))).toBe(1 + 15)
})
