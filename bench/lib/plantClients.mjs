/**
 * Adds clients `c1`, `c2`, … to a PostgreSQL database with the demo. Each has `vacancies` vacancies, `applications`
 * applications (one percent still to be sent), and an administrator `admin-1`, … with the password of harbour's.
 * @param query runs a query on the database
 */
export async function plantClients(query, { clients, vacancies, applications }) {
  const listColumns = async (table) => {
    const rows = await query(
      `select column_name as name from information_schema.columns where table_name = '${table}' and column_name <> 'id'`,
    )
    return rows.map(({ name }) => name)
  }
  /** Copies one row for each row of `from`, with other values in some of its columns. */
  const copy = async (table, replacements, from) => {
    const columns = await listColumns(table)
    const values = columns.map((name) => replacements[name] ?? `t.${name}`)
    await query(`insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${from}`)
  }
  const plantedClients = "(select id, substr(code, 2) as n from clients where code ~ '^c[0-9]+$') c"
  await copy(
    'clients',
    { code: "'c' || n", company: "'Company ' || n", is_demo: '0' },
    `(select * from clients where code = 'harbour') t, generate_series(1, ${clients}) n`,
  )
  await copy(
    'users',
    { client_id: 'c.id', username: "'admin-' || c.n", username_lower: "'admin-' || c.n" },
    `(select * from users where username = 'harbour-admin') t, ${plantedClients}`,
  )
  const harbourCondition = "client_id = (select id from clients where code = 'harbour')"
  await copy(
    'vacancies',
    {
      client_id: 'c.id',
      guid: 'gen_random_uuid()::text',
      code: "'V-' || v",
      name: "'Position ' || v",
      is_expression_of_interest: '0',
    },
    `(select * from vacancies where is_expression_of_interest = 1 and ${harbourCondition} limit 1) t, ${plantedClients}, generate_series(1, ${vacancies}) v`,
  )
  // Without current statistics, PostgreSQL would scan all vacancies for each application.
  await query('vacuum analyze')
  // An older schema counts with triggers, row by row: a million rows would take hours.
  await query('alter table applications disable trigger user')
  await copy(
    'applications',
    {
      client_id: 'v.client_id',
      vacancy_id: 'v.id',
      vacancy_code: 'v.code',
      vacancy_name: 'v.name',
      guid: 'gen_random_uuid()::text',
      email_lower: "'planted.' || a || '@example.org'",
      is_sent: '(a % 100 <> 0)::int',
    },
    `(select * from applications where ${harbourCondition} limit 1) t, ${plantedClients}, generate_series(1, ${applications}) a,
      lateral (select * from vacancies where client_id = c.id and code = 'V-' || (1 + a % ${vacancies})) v`,
  )
  await query('alter table applications enable trigger user')
  await copy(
    'outbox',
    {
      client_id: 'a.client_id',
      application_id: 'a.id',
      guid: 'gen_random_uuid()::text',
      state: "case a.is_sent when 1 then 'sent' else 'waiting' end",
    },
    `(select * from outbox limit 1) t, (select id, client_id, is_sent from applications where email_lower like 'planted.%') a`,
  )
  await query('vacuum analyze')
}
