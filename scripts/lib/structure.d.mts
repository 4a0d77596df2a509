export function checkStructure(root: string): { faults: string[]; summary: string[] }
