/** Titles, labels and placeholders of the product's own forms. */
export const loginTexts = {
  title: 'Login',
  section: 'Your account',
  username: 'Username',
  password: 'Password',
} as const

export const jobFilterTexts = {
  title: 'Advanced Search',
  name: 'Title',
  location: 'Location',
  department: 'Department',
  employmentType: 'Employment Type',
  allLocations: 'All Locations',
  allDepartments: 'All Departments',
  allEmploymentTypes: 'All Employment Types',
} as const
