'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'

type Props = { isSaving: boolean; onTake: () => void; onDrop: () => void }

/** Says that the draft of a restaurant has other dishes than visitors see, which no other screen shows. */
export function DraftNotice({ isSaving, onTake, onDrop }: Props) {
  const { i18n } = useTranslation()
  return (
    <div className="desk-notice">
      <p>{say({ i18n }, IN_DRAFT)}</p>
      <div className="desk-menu__more">
        {[
          { words: TAKE, onClick: onTake },
          { words: DROP, onClick: onDrop },
        ].map(({ words, onClick }) => (
          <Button
            buttonStyle="secondary"
            disabled={isSaving}
            key={words.en}
            margin={false}
            onClick={onClick}
            size="small"
          >
            {say({ i18n }, words)}
          </Button>
        ))}
      </div>
    </div>
  )
}

const IN_DRAFT = {
  en: 'A draft of this restaurant has another menu, which goes out when the draft is published. What you publish here goes into the draft too; what only the draft has stays there.',
  ja: '編集中の下書きに、別のお品書きがあり、下書きを公開すると表示されます。ここで公開した内容は下書きにも入り、下書きだけの変更はそのまま残ります。',
}
const TAKE = { en: 'Put the draft’s menu here', ja: '下書きのお品書きをここに入れる' }
const DROP = { en: 'Drop the draft’s menu', ja: '下書きのお品書きを破棄する' }
