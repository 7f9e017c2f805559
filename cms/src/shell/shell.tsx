import { pressedKey } from '@noren/contract/pressed-key'
import { type ReactNode, useEffect, useState } from 'react'
import { correctPastes } from '../base/spelling/correct-pastes.ts'
import { reader } from '../base/ui/reader.ts'
import { say } from '../base/words.ts'
import { Account } from './account.tsx'
import type { Frame } from './frame.ts'
import { isTyping, Keys, type ShownKey } from './keys.tsx'
import { Menu, MenuDrawer } from './menu.tsx'
import { notify } from './notices.ts'
import { Notices } from './notices.tsx'
import { keepSession } from './session.ts'
import './tokens.css'
import './base.css'
import './shell.css'

const WORDS = {
  skip: { en: 'Skip to the content', ja: '本文へ移動' },
  menu: { en: 'Menu', ja: 'メニュー' },
  here: { en: 'Where you are', ja: '現在の場所' },
  guide: { en: 'How to', ja: '使い方' },
}

type Props = { frame: Frame; keys: readonly ShownKey[]; children: ReactNode }

/** The frame of every screen of ours: menu, place, help and account around what the screen shows. */
export function Shell({ frame, keys, children }: Props) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const [areKeysShown, setAreKeysShown] = useState(false)
  useEffect(() => keepSession(frame.sessionEnds), [frame.sessionEnds])
  useEffect(() => correctPastes((words) => notify(words, { kind: 'waits' })), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (pressedKey(event) === '?' && !isTyping(event.target)) setAreKeysShown(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <div className="shell">
      <a className="shell-skip" href="#content">
        {say(reader, WORDS.skip)}
      </a>
      <Menu menu={frame.menu} className="shell-menu--beside" />
      <header className="shell-header">
        <button
          type="button"
          className="shell-button shell-header__menu"
          aria-haspopup="dialog"
          onClick={() => setIsMenuOpen(true)}
        >
          {say(reader, WORDS.menu)}
        </button>
        <Trail trail={frame.trail} />
        <a className="shell-header__guide" href={frame.guide}>
          {say(reader, WORDS.guide)}
        </a>
        <Account account={frame.account} onKeys={() => setAreKeysShown(true)} />
      </header>
      <main id="content" className="shell-main" tabIndex={-1}>
        {children}
      </main>
      <Notices />
      {isMenuOpen && <MenuDrawer menu={frame.menu} onClose={() => setIsMenuOpen(false)} />}
      {areKeysShown && <Keys keys={keys} onClose={() => setAreKeysShown(false)} />}
    </div>
  )
}

function Trail({ trail }: Pick<Frame, 'trail'>) {
  const last = trail.length - 1
  return (
    <nav className="shell-trail" aria-label={say(reader, WORDS.here)}>
      <ol>
        {trail.map(({ label, address }, index) => (
          <li key={address}>
            {index === last ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={address}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
