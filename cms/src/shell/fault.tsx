import { Component, type ReactNode } from 'react'
import { reader } from '../base/ui/reader.ts'
import { say } from '../base/words.ts'
import { Button } from './button.tsx'

const WORDS = {
  title: { en: 'Something went wrong on this screen', ja: 'この画面で問題が発生しました' },
  text: {
    en: 'What you typed is kept on this device. Please load the page again. If it happens again, please ask an administrator.',
    ja: '入力した内容はこの端末に保たれています。ページを再読み込みしてください。繰り返し起きる場合は、管理者にお知らせください。',
  },
  again: { en: 'Load this page again', ja: 'このページを再読み込みする' },
}

/** Shows a sentence and a way on where what is inside cannot be drawn. */
export class FaultBoundary extends Component<{ children: ReactNode }, { hasFault: boolean }> {
  override state = { hasFault: false }

  static getDerivedStateFromError() {
    return { hasFault: true }
  }

  override render() {
    if (!this.state.hasFault) return this.props.children
    return (
      <div className="shell-lacking" role="alert">
        <h1>{say(reader, WORDS.title)}</h1>
        <p>{say(reader, WORDS.text)}</p>
        <p>
          <Button onClick={() => location.reload()}>{say(reader, WORDS.again)}</Button>
        </p>
      </div>
    )
  }
}
