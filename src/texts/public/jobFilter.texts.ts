import { inLanguages } from '../language/language'
export const jobFilterTexts = inLanguages('jobFilterTexts', {
  title: 'Advanced Search',
  name: 'Title',
  location: 'Location',
  department: 'Department',
  employmentType: 'Employment Type',
  allLocations: 'All Locations',
  allDepartments: 'All Departments',
  allEmploymentTypes: 'All Employment Types',
  similarJobs: 'Similar jobs',
})
