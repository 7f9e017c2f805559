import { expect, test } from 'vitest'
import { runProgram } from '../test/program.ts'

test('an operator who begins a company from the terminal reads where the desk does it now', async () => {
  const answers = ['en_GB.UTF-8', 'ja_JP.UTF-8'].map((LANG) =>
    runProgram({ LANG }, 'commands/begin.ts', 'answers.json'),
  )
  expect(await Promise.all(answers)).toEqual([
    {
      code: 1,
      said: '',
      warned:
        'Your own site begins in the desk now: on its first screen, Today, press "Begin your own site".\n',
    },
    {
      code: 1,
      said: '',
      warned:
        '自社のサイトは、管理画面で始めるようになりました。最初の画面「今日の確認」で「自社のサイトを始める」を押してください。\n',
    },
  ])
})
