import { defineTexts } from '../language/language'
export const jobFilterTexts = defineTexts('jobFilterTexts', {
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
