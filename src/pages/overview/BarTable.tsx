import type { ReactNode } from 'react'

export interface BarRow {
  key: string
  name: ReactNode
  /** As long as this is its bar. */
  count: number
  /** What else is told of it. */
  more?: number
}

interface BarTableProps {
  caption: string
  /** Headings: of the name, of the count, and of what else is told. */
  columns: readonly [string, string, string?]
  rows: readonly BarRow[]
}

/** A table whose rows are the bars of a chart, too. */
export function BarTable({ caption, columns, rows }: BarTableProps): ReactNode {
  const highest = Math.max(1, ...rows.map(({ count }) => count))
  const [name, count, more] = columns
  return (
    <table className="fy-overview__table">
      <caption className="fy-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col" className="fy-overview__number">
            {count}
          </th>
          {more ? (
            <th scope="col" className="fy-overview__number">
              {more}
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
                <rect width={(row.count / highest) * 100} height="4" />
              </svg>
            </th>
            <td className="fy-overview__number">{row.count}</td>
            {more ? <td className="fy-overview__number">{row.more ?? 0}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
