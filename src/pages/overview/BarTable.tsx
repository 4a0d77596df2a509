import type { ReactNode } from 'react'

export interface BarRow {
  key: string
  name: ReactNode
  /** Value that determines the length of the bar. */
  count: number
  /** Additional value of the row; its cell is empty if unknown. */
  secondCount?: number
}

interface BarTableProps {
  caption: string
  /** Column headings: name, count and, optionally, the additional value. */
  columns: readonly [string, string, string?]
  rows: readonly BarRow[]
  /** Count of a full-length bar, for tables that are compared with each other; the highest count by default. */
  scale?: number
}

/** Table in which each row also shows its count as a bar. */
export function BarTable({
  caption,
  columns,
  rows,
  scale = Math.max(...rows.map(({ count }) => count)),
}: BarTableProps): ReactNode {
  const [nameHeading, countHeading, secondCountHeading] = columns
  return (
    <table className="fy-overview__table">
      <caption className="fy-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{nameHeading}</th>
          <th scope="col" className="fy-overview__number">
            {countHeading}
          </th>
          {secondCountHeading ? (
            <th scope="col" className="fy-overview__number">
              {secondCountHeading}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.name}
              <svg
                className="fy-overview__bar"
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                <rect className="fy-overview__track" width="100" height="4" />
                <rect width={(row.count / Math.max(1, scale)) * 100} height="4" />
              </svg>
            </th>
            <td className="fy-overview__number">{row.count}</td>
            {secondCountHeading ? <td className="fy-overview__number">{row.secondCount}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
