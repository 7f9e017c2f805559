import type { ProfileRow } from '@noren/contract/resources/company-profile'

/** Rows of the company's profile in addition to its name, address and numbers. */
export const profile: { en: ProfileRow[]; ja: ProfileRow[] } = {
  en: [
    {
      label: 'Business',
      value:
        'Running inns and restaurants\nHotel cleaning management\nPaid recruitment\nSportswear and running events (Uneri)\nStage and music events (Yoinagi)',
    },
    {
      label: 'Licences',
      value:
        'Restaurant business: permits of each restaurant’s health centre\nPaid employment placement:\n14-Yu-000000',
    },
    { label: 'Bank', value: 'Kaku Bank, Zushi branch' },
  ],
  ja: [
    {
      label: '事業内容',
      value:
        '旅館・レストランの経営\nホテル清掃管理\n有料職業紹介\nスポーツウェアの企画・販売、ランニング大会の運営（うねり）\n演劇・音楽の公演の企画・制作（宵凪）',
    },
    {
      label: '許認可',
      value: '飲食店営業許可（店舗ごとに所轄の保健所）\n有料職業紹介事業\n14-ユ-000000',
    },
    { label: '主要取引銀行', value: '架空銀行 逗子支店' },
  ],
}
