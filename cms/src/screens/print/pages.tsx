'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Pages as Flowed, flow } from './flow.ts'

/** A part of a sheet that is on one page as a whole. */
export type SheetBlock = { key: string; node: ReactNode; keeps: boolean }

type Props = {
  className: string
  blocks: readonly SheetBlock[]
  /** Above the blocks of the first page. */
  opening: ReactNode
  /** Below the blocks, above the foot, on every page. */
  closing: ReactNode
  foot: ReactNode
  /** In how many columns the blocks may stand: the first with which they fit on one page, or the last. */
  columns: readonly number[]
  /** The head of a table, repeated on every page; the blocks are then rows. */
  table?: ReactNode
}

type Laid = { columns: number; pages: Flowed }

/** A sheet of as many pages as its blocks need. They are measured where nobody sees them, at their size on paper. */
export function Pages(props: Props) {
  const { blocks, columns } = props
  const measured = useRef<HTMLDivElement>(null)
  const [laid, setLaid] = useState<Laid | null>(null)
  useEffect(() => {
    let isGone = false
    void document.fonts.ready.then(() => {
      if (!isGone && measured.current) setLaid(layOut(measured.current, blocks, columns))
    })
    return () => {
      isGone = true
    }
  }, [blocks, columns])

  if (!laid) {
    return (
      <div aria-hidden="true" className="desk-sheet__measured" ref={measured}>
        {columns.map((count) => (
          <div data-columns={count} key={count}>
            <Page {...props} columns={[blocks.map(({ node }) => node)]} isFirst of={count} />
            <Page {...props} columns={[[]]} isFirst={false} of={count} />
          </div>
        ))}
      </div>
    )
  }
  return laid.pages.map((page, number) => (
    <Page
      {...props}
      columns={page.map((column) => column.map((place) => blocks[place]?.node))}
      count={laid.pages.length > 1 ? `${number + 1} / ${laid.pages.length}` : ''}
      isFirst={number === 0}
      key={String(number)}
      of={laid.columns}
    />
  ))
}

type PageProps = Omit<Props, 'blocks' | 'columns'> & {
  columns: readonly (readonly ReactNode[])[]
  /** How many columns the page has room for. */
  of: number
  isFirst: boolean
  count?: string
}

function Page({
  className,
  columns,
  of,
  isFirst,
  count,
  opening,
  closing,
  foot,
  table,
}: PageProps) {
  return (
    <section className={`desk-sheet ${className}`}>
      {isFirst && opening}
      <div className="desk-sheet__body" data-columns={of}>
        {columns.map((nodes, place) => (
          <Column key={String(place)} nodes={nodes} table={table} />
        ))}
      </div>
      {closing}
      <footer>
        {foot}
        {count && <span className="desk-sheet__count">{count}</span>}
      </footer>
    </section>
  )
}

function Column({ nodes, table }: { nodes: readonly ReactNode[]; table?: ReactNode }) {
  const blocks = nodes.map((node, place) => (
    <Block isRow={Boolean(table)} key={String(place)} node={node} />
  ))
  if (!table) return <div className="desk-sheet__column">{blocks}</div>
  return (
    <table className="desk-sheet__column">
      <thead>{table}</thead>
      <tbody>{blocks}</tbody>
    </table>
  )
}

/** A row of a table stands for itself. */
function Block({ node, isRow }: { node: ReactNode; isRow: boolean }) {
  return isRow ? node : <div className="desk-sheet__block">{node}</div>
}

/** Reads the heights of blocks and pages, and puts the ones on the others. */
function layOut(root: HTMLElement, blocks: readonly SheetBlock[], tries: readonly number[]): Laid {
  const laid = tries.map((columns): Laid => {
    const [first, next] = root.querySelectorAll<HTMLElement>(
      `[data-columns="${columns}"] > .desk-sheet`,
    )
    const parts = first?.querySelectorAll('.desk-sheet__block, tbody > tr') ?? []
    const heights = [...parts].map((part) => part.getBoundingClientRect().height)
    const head = first?.querySelector('thead')?.getBoundingClientRect().height ?? 0
    const room = (page: HTMLElement | undefined) =>
      (page?.querySelector('.desk-sheet__body')?.clientHeight ?? 0) - head
    const flowed = flow(
      blocks.map(({ keeps }, place) => ({ height: heights[place] ?? 0, keeps })),
      { first: room(first), next: room(next), columns },
    )
    return { columns, pages: flowed }
  })
  const last = laid.at(-1) ?? { columns: 1, pages: [] }
  return laid.find(({ pages }) => pages.length <= 1) ?? last
}
