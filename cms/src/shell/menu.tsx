import { useLayoutEffect, useRef } from 'react'
import { reader } from '../base/ui/reader.ts'
import { say } from '../base/words.ts'
import type { Frame, FrameLink } from './frame.ts'
import './menu.css'

const WORDS = {
  menu: { en: 'Menu', ja: 'メニュー' },
  close: { en: 'Close the menu', ja: 'メニューを閉じる' },
}

/** The desk's menu: what is opened every day, then the groups, and the public site at its end. */
export function Menu({ menu, className }: { menu: Frame['menu']; className: string }) {
  return (
    <nav className={`shell-menu ${className}`} aria-label={say(reader, WORDS.menu)}>
      <Links links={menu.daily} />
      {menu.groups.map(({ label, links }) => (
        <details key={label} open>
          <summary>{label}</summary>
          <Links links={links} />
        </details>
      ))}
      <div className="shell-menu__site">
        <span>{menu.site.label}</span>
        {menu.site.links.map(({ label, address, lang }) => (
          <a key={lang} href={address} lang={lang} rel="noopener" target="_blank">
            {label}
          </a>
        ))}
      </div>
    </nav>
  )
}

function Links({ links }: { links: readonly FrameLink[] }) {
  return (
    <ul>
      {links.map(({ label, address }) => (
        <li key={address}>
          <a href={address} aria-current={isHere(address) ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Whether it is this screen, or the list that this screen is one of. */
function isHere(address: string): boolean {
  const { pathname } = location
  return pathname === address || (address !== '/admin' && pathname.startsWith(`${address}/`))
}

/** The menu where there is no room beside the screen: over it, until it is closed. */
export function MenuDrawer({ menu, onClose }: { menu: Frame['menu']; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="shell-drawer"
      aria-label={say(reader, WORDS.menu)}
      onCancel={onClose}
    >
      <button type="button" className="shell-drawer__close" onClick={onClose}>
        {say(reader, WORDS.close)}
      </button>
      <Menu menu={menu} className="" />
    </dialog>
  )
}
