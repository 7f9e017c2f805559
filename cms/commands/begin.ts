import { spoken } from '../server/terminal.ts'

// Goes with the next version, and with it `npm run begin`.
console.error(
  spoken({
    en: 'Your own site begins in the desk now: on its first screen, Today, press "Begin your own site".',
    ja: '自社のサイトは、管理画面で始めるようになりました。最初の画面「今日の確認」で「自社のサイトを始める」を押してください。',
  }),
)
process.exit(1)
