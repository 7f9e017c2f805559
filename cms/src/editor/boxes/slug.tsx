import { useRef } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { useEditing } from '../editing.ts'
import { Box, type BoxProps } from './box.tsx'
import { pasteAsOneLine } from './line.tsx'
import { Grown } from './lines.tsx'

const PUBLISHED = {
  en: 'Visitors and other sites may link to this address, so it can no longer be changed.',
  ja: '公開したアドレスにはリンクされていることがあるため、変更できません。',
}

/** The last part of the address of a page, behind the rest of it; what is long goes on in the next line. */
export function SlugBox(props: BoxProps) {
  const { form } = useEditing()
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <Box
      {...props}
      {...(props.field.isReadOnly && form.may.save && { more: say(reader, PUBLISHED) })}
    >
      {(control, { value, set }) => (
        <div className="box__address">
          <span>{`/${form.place.split('/')[0]}/`}</span>
          <textarea
            {...control}
            autoCapitalize="none"
            autoComplete="off"
            onBlur={({ target }) => {
              const plain = target.value.normalize('NFKC').toLowerCase()
              if (plain !== target.value) set(plain)
            }}
            onChange={({ target }) => set(target.value.replace(/[\r\n]/g, ''))}
            onPaste={pasteAsOneLine}
            ref={area}
            rows={1}
            spellCheck={false}
            value={value === null ? '' : String(value)}
          />
          <Grown area={area} value={value} />
        </div>
      )}
    </Box>
  )
}
