import { useCompany } from '#src/api/company.ts'
import { asksForTables } from '#src/hours/asks-for-tables.ts'
import { stillFiles } from '#src/pages/part-files.ts'
import { OpenNow } from '#src/ui/open-now.tsx'
import { still } from '#src/ui/still.tsx'
import styles from './closing-band.module.css'
import type { TableLinkProps } from './table-links.tsx'

const ClosingTitle = still(stillFiles.restaurant, (parts) => parts.ClosingTitle)
const TableLinks = still(stillFiles.restaurant, (parts) => parts.TableLinks)

/** Once more at the end, for those who have read everything: whether it is open, and the ways to a table. */
export function ClosingBand(properties: TableLinkProps) {
  const { restaurant } = properties
  if (!asksForTables(restaurant, useCompany())) return null
  return (
    <section className={styles.closing} aria-labelledby="closing">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <ClosingTitle restaurant={restaurant} />
          <OpenNow restaurant={restaurant} />
        </div>
        <TableLinks {...properties} />
      </div>
    </section>
  )
}
