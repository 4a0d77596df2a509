export declare const isLongRun: boolean
export declare function getRunCount(few: number, many: number): number
