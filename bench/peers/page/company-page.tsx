'use client'

import { type ReactNode, useState } from 'react'
import type { PagesContent, Picture, Section } from './page-content.ts'

type Props = {
  name: PagesContent['name']
  sections: Section[]
  /** Links to the pages of the peer, as its framework makes them. */
  links: ReactNode
}

/** A page of the demo company as each peer shows it: same texts, same pictures, one toggle. */
export function CompanyPage({ name, sections, links }: Props) {
  const [language, setLanguage] = useState<'en' | 'jp'>('en')
  return (
    <>
      <header>
        <strong>{name[language]}</strong>
        <nav>{links}</nav>
        <button type="button" onClick={() => setLanguage(language === 'en' ? 'jp' : 'en')}>
          {language === 'en' ? '日本語' : 'English'}
        </button>
      </header>
      <main>
        {sections.map(({ id, texts, pictures }, index) => (
          <section key={id} id={id}>
            <Heading first={index === 0}>{texts[language][0]}</Heading>
            {pictures.map((picture, place) => (
              <Rendition key={picture.src} picture={picture} first={index === 0 && place === 0} />
            ))}
            {texts[language].slice(1).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
      </main>
    </>
  )
}

function Heading({ first, children }: { first: boolean; children: ReactNode }) {
  return first ? <h1>{children}</h1> : <h2>{children}</h2>
}

/** The first picture is the hero: visible immediately, so requested immediately. */
function Rendition({ picture, first }: { picture: Picture; first: boolean }) {
  const { src, width, height, sizes, avif, portrait } = picture
  return (
    <picture>
      {portrait && (
        <source media="(orientation: portrait)" type="image/avif" srcSet={portrait} sizes={sizes} />
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        width={width}
        height={height}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
      />
    </picture>
  )
}
