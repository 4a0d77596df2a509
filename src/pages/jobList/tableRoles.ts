/**
 * The roles that a table's parts have by themselves, said aloud: drawn as cards on a narrow screen, they would lose them
 * in some browsers.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
