import type { RECRUITMENT_TEXTS } from '@noren/contract/resources/company-profile'

type Statements = Record<(typeof RECRUITMENT_TEXTS)[number], string>

/**
 * What the law requires of an agency for paid placement, as an owner would fill it in. The licence
 * is invented: no number ends in 000000.
 */
export const recruitment: { en: Statements; ja: Statements } = {
  en: {
    licence: '14-Yu-000000 (Minister of Health, Labour and Welfare)',
    licensedOn: '1 October 2017',
    occupations: 'Occupations: all\nAreas: Japan',
    fees: 'Employers: 30% of the first year’s pay of the person placed, plus consumption tax, payable once they have started work\nPeople looking for work: no fee',
    refunds:
      'When somebody placed by us leaves of their own accord, we return part of the fee to the employer:\nwithin one month: 80%\nwithin three months: 50%\nafter that: nothing',
    complaints:
      'Complaints officer: Naoko Shiomi, Recruitment\nTelephone 046-000-0100 (weekdays\u00a09:30–18:00)\nEmail jobs@namiori.example.jp\nWe look into every complaint at once and answer within two weeks. You may also turn to the public employment office (Hello Work) of your area.',
    personalInformation:
      'We use what employers and people looking for work tell us for placement only. We pass a person’s details to an employer with that person’s consent, and show, correct or delete them on request. People looking for work are treated no differently for making such a request.',
  },
  ja: {
    licence: '14-ユ-000000（厚生労働大臣許可）',
    licensedOn: '2017年10月1日',
    occupations: '職種：全職種\n地域：国内',
    fees: '求人者から：ご紹介した方の採用後1年間の賃金の30%（別途消費税）。入社後に申し受けます\n求職者から：いただきません',
    refunds:
      'ご紹介した方が自己都合で退職したときは、申し受けた手数料を次のとおりお返しします。\n入社後1か月以内：80%\n入社後3か月以内：50%\nそれ以降：返戻なし',
    complaints:
      '苦情処理担当者：人材紹介部 汐見 直子\n電話 046-000-0100（平日 9:30〜18:00）\nメール jobs@namiori.example.jp\nお申し出があればただちに調べ、2週間以内にお答えします。お近くのハローワークに申し出ることもできます。',
    personalInformation:
      '求人者の情報と求職者の個人情報は、職業紹介のためだけに利用します。求職者の個人情報は、ご本人の同意を得てから求人者にお渡しし、お求めがあれば開示、訂正、削除をします。これを理由に不利な取扱いをすることはありません。',
  },
}
