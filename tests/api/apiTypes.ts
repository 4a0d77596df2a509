// Made of /api/openapi.json by `npm run api:types`; not to be edited.

export interface paths {
    "/api/auth/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in
         * @description Anybody
         */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/authenticateGuest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins or keeps a guest session
         * @description Anybody
         */
        post: operations["authenticateGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refreshaccesstoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges a refresh token; each is good for one use
         * @description Anybody
         */
        post: operations["refreshAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session of whichever tokens are sent
         * @description Anybody
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the caller is signed in, and which devices were new
         * @description Signed-in users
         */
        get: operations["getOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownSessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends one of the caller's own sessions at once
         * @description Signed-in users
         */
        post: operations["endOwnSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownSessions/endOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends all of the caller's own sessions but the one that asks
         * @description Signed-in users
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the caller's account asks for one-time codes
         * @description Signed-in users
         */
        get: operations["getOwnCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownCodes/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a secret for an authenticator app, which has a quarter of an hour to show a code of it
         * @description Signed-in users
         */
        post: operations["beginOwnCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownCodes/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns the caller's one-time codes on, and ends his other sessions
         * @description Signed-in users
         */
        post: operations["confirmOwnCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownCodes/turnOff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns the caller's one-time codes off, and ends his other sessions
         * @description Signed-in users
         */
        post: operations["turnOffOwnCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownCodes/recoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes new recovery codes, in place of those that there are
         * @description Signed-in users
         */
        post: operations["renewOwnRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vacancies that are advertised now
         * @description Any session, a guest’s included
         */
        get: operations["listVacancies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One vacancy
         * @description Any session, a guest’s included
         */
        get: operations["getVacancy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/licences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Licences that the vacancy asks for
         * @description Any session, a guest’s included
         */
        get: operations["getVacancyLicences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/qualifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Qualifications that the vacancy asks for
         * @description Any session, a guest’s included
         */
        get: operations["getVacancyQualifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requirements that an applicant confirms
         * @description Any session, a guest’s included
         */
        get: operations["getVacancyRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Skills, of which an applicant chooses a level
         * @description Any session, a guest’s included
         */
        get: operations["getVacancySkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/visas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visas that an applicant may hold
         * @description Any session, a guest’s included
         */
        get: operations["getVacancyVisas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/screeningquestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions of the vacancy, in groups
         * @description Any session, a guest’s included
         */
        get: operations["getVacancyScreeningQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents of the vacancy
         * @description Any session, a guest’s included
         */
        get: operations["getVacancyDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/attachments/{attachmentId}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of a document
         * @description Any session, a guest’s included
         */
        get: operations["getVacancyDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The application form as data: JSON Schema, uiSchema and initial values
         * @description Any session, a guest’s included
         */
        get: operations["getVacancyForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/backoffice/vacancies/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Creates or replaces a vacancy, whole
         * @description A back-office, by API key
         */
        put: operations["putVacancy"];
        post?: never;
        /**
         * Takes a vacancy off the site
         * @description A back-office, by API key
         */
        delete: operations["deleteVacancy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownVacancies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The client's vacancies in every state, those of a back-office among them, a page at a time
         * @description Signed-in users who are owner or editor
         */
        get: operations["listOwnVacancies"];
        put?: never;
        /**
         * Begins a vacancy: empty, as a copy of another one, or from a template
         * @description Signed-in users who are owner or editor
         */
        post: operations["createOwnVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownVacancies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A vacancy as it is drafted, with its revision as ETag; one of a back-office as visitors see it
         * @description Signed-in users who are owner or editor
         */
        get: operations["getOwnVacancy"];
        /**
         * Saves what is drafted of a vacancy; refused with who came first when it has moved on
         * @description Signed-in users who are owner or editor
         */
        put: operations["putOwnVacancy"];
        post?: never;
        /**
         * Throws away a draft that was never published; what was is withdrawn instead
         * @description Signed-in users who are owner or editor
         */
        delete: operations["deleteOwnVacancy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownVacancies/{id}/documents/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of a document that is drafted
         * @description Signed-in users who are owner or editor
         */
        get: operations["getOwnDocument"];
        /**
         * Keeps a document for a vacancy, cleaned and scanned; the draft then names it by its fileId
         * @description Signed-in users who are owner or editor
         */
        put: operations["putOwnDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownVacancies/{id}/publications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes what is drafted, now or at a moment; refused with all that is wrong with it
         * @description Signed-in users who are owner or editor
         */
        post: operations["publishOwnVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownVacancies/{id}/closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes an open vacancy: it takes no more applications
         * @description Signed-in users who are owner or editor
         */
        post: operations["closeOwnVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownVacancies/closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes several vacancies, with a result for each
         * @description Signed-in users who are owner or editor
         */
        post: operations["closeOwnVacancies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownVacancies/{id}/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a vacancy off the site; its applications stay
         * @description Signed-in users who are owner or editor
         */
        post: operations["withdrawOwnVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownVacancies/{id}/scheduledChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws the change that is scheduled of an open vacancy; what is drafted stays
         * @description Signed-in users who are owner or editor
         */
        delete: operations["withdrawScheduledChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownVacancies/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every publication of a vacancy, the newest first: who, when, why, and what changed in words
         * @description Signed-in users who are owner or editor
         */
        get: operations["listVacancyVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownVacancies/{id}/versions/{number}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became different from a version of a vacancy to another, or to what is drafted, in words
         * @description Signed-in users who are owner or editor
         */
        get: operations["compareVacancyVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownVacancies/{id}/versions/{number}/restorations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is drafted becomes an older version; visitors see it once it is published
         * @description Signed-in users who are owner or editor
         */
        post: operations["restoreVacancyVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionLibrary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The client's library of questions, each with the vacancies that use it
         * @description Signed-in users who are owner or editor
         */
        get: operations["listLibraryQuestions"];
        put?: never;
        /**
         * Keeps a question to be asked again
         * @description Signed-in users who are owner or editor
         */
        post: operations["addLibraryQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionLibrary/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a question of the library, and with it, if wanted, what is drafted of vacancies that use it
         * @description Signed-in users who are owner or editor
         */
        put: operations["putLibraryQuestion"];
        post?: never;
        /**
         * Takes a question out of the library; vacancies keep what was taken from it
         * @description Signed-in users who are owner or editor
         */
        delete: operations["deleteLibraryQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/applications/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 200 when this address has applied for the vacancy, else 404
         * @description Any session, a guest’s included
         */
        get: operations["getHasApplied"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationprefills/{guid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a job marketplace knows of an applicant
         * @description Any session, a guest’s included
         */
        get: operations["getPrefill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resumereadings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who a resume is of, as far as it is plain to see; for a device that can not read it itself
         * @description Any session, a guest’s included
         */
        post: operations["readResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/formLeavings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts that an application form was left, by day, form and field alone, where the client counts that
         * @description Anybody
         */
        post: operations["countFormLeaving"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/formStamps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives what one application is sent with, where the client asks for that
         * @description Anybody
         */
        post: operations["giveFormStamp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How things stand: applications by day, job and source, where the form is left, vacancies, new jobs by mail
         * @description Signed-in users
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submittedapplications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits an application; with an Idempotency-Key it can be repeated safely
         * @description Any session, a guest’s included
         */
        post: operations["submitApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submittedapplications/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an application's files, one part each, named by field key, within the hour
         * @description Any session, a guest’s included
         */
        post: operations["sendApplicationFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submittedapplications/{id}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins the upload of an application's file in pieces; its address is where they are sent to
         * @description Any session, a guest’s included
         */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submittedapplications/{id}/uploads/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an upload has come: where the next piece begins
         * @description Any session, a guest’s included
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Goes on with an upload where it stands; with its last piece the file is taken
         * @description Any session, a guest’s included
         */
        patch: operations["sendPiece"];
        trace?: never;
    };
    "/api/submittedapplications/{id}/prefilledresumeattachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attaches the resume that a job marketplace has
         * @description Any session, a guest’s included
         */
        post: operations["sendPrefilledResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Submitted applications, a page at a time
         * @description Signed-in users who are owner or reviewer
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many applications nobody has opened, how many have trouble on their way to the back-office, wait for a promised answer, and stand in each state
         * @description Signed-in users who are owner or reviewer
         */
        get: operations["countApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Submitted applications, all that the filters let through, as CSV, with all answers when asked for
         * @description Signed-in users who are owner or reviewer
         */
        get: operations["exportApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents of the applications that the filters let through, or of those in ids, as one zip file: of at most 500 applications and 500 MB
         * @description Signed-in users who are owner or reviewer
         */
        get: operations["exportDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationDetails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An application with its answers, files and delivery
         * @description Signed-in users who are owner or reviewer
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationDetails/{id}/attachments/{attachmentId}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of an application's file
         * @description Signed-in users who are owner or reviewer
         */
        get: operations["getApplicationFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationDetails/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a note on an application for colleagues; neither its sender nor the back-office sees it
         * @description Signed-in users who are owner or reviewer
         */
        post: operations["addApplicationNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationDetails/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says a note of one’s own anew; a colleague’s is not found
         * @description Signed-in users who are owner or reviewer
         */
        put: operations["changeApplicationNote"];
        post?: never;
        /**
         * Takes a note of one’s own away; a colleague’s is not found
         * @description Signed-in users who are owner or reviewer
         */
        delete: operations["removeApplicationNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationDetails/{id}/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveals a secret answer of an application, and writes down who asked for it
         * @description Signed-in users who are owner or reviewer
         */
        post: operations["revealSecretAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationDetails/{id}/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows the caller whose application it is, where that is hidden, and writes down who asked for it
         * @description Signed-in users who are owner or reviewer
         */
        post: operations["showIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resubmittedApplications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queues an application for the back-office again; several, named in applicationIds, with a result for each
         * @description Signed-in users who are owner or reviewer
         */
        post: operations["resubmitApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationStates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says how applications stand, with words for their senders or without; mail leaves a minute later, until when it can be undone
         * @description Signed-in users who are owner or reviewer
         */
        post: operations["setApplicationStates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationStates/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applications whose states were set together stand as before; mail that has not left is taken back
         * @description Signed-in users who are owner or reviewer
         */
        post: operations["undoApplicationStates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stateTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is said when the state of an application changes, and whether mail is sent
         * @description Signed-in users who are owner or reviewer
         */
        get: operations["getStateTemplates"];
        /**
         * Sets what is said when the state of an application changes
         * @description Signed-in users who are owner
         */
        put: operations["putStateTemplates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the client has of the person with this address, and proofs of earlier erasures
         * @description Signed-in users who are owner
         */
        post: operations["searchPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All that the client has of the person with this address, documents included
         * @description Signed-in users who are owner
         */
        post: operations["exportPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erases all that the client has of the person with this address; answers the proof, which names nobody
         * @description Signed-in users who are owner
         */
        post: operations["erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long applications are kept: months by the settings, days by the operator
         * @description Signed-in users who are owner
         */
        get: operations["getRetention"];
        /**
         * Sets how many months applications are kept; null keeps them for ever
         * @description Signed-in users who are owner
         */
        put: operations["putRetention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/retention/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What would be erased by the next sweep, were applications kept for so many months (24 unless given)
         * @description Signed-in users who are owner
         */
        get: operations["previewRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The client's settings, application form fields included
         * @description Any session, a guest’s included
         */
        get: operations["getSettings"];
        /**
         * Saves the client's settings
         * @description Signed-in users who are owner or editor
         */
        put: operations["putSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ownPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the caller's own password, and ends his other sessions
         * @description Signed-in users
         */
        put: operations["putOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/firstSteps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a new client is left to do; nothing once that was put away
         * @description Signed-in users who are owner
         */
        get: operations["getFirstSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/firstSteps/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts the list of what is left to do away, for everybody of the own account
         * @description Signed-in users who are owner
         */
        post: operations["endFirstSteps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done at the own client, by whom, when and from where, the newest first
         * @description Signed-in users who are owner
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done at all clients, or at the one whose clientCode is given, the newest first
         * @description The SuperUser
         */
        get: operations["listAllActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done at the own client, all that the filters let through, as CSV
         * @description Signed-in users who are owner
         */
        get: operations["exportActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/all.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done at all clients, or at one, all that the filters let through, as CSV
         * @description The SuperUser
         */
        get: operations["exportAllActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts of all clients, with the moment since when those that are decommissioned are
         * @description The SuperUser
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Makes a client's account
         * @description The SuperUser
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountFacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens at each account: jobs that are open, applications, and when somebody last signed in
         * @description The SuperUser
         */
        get: operations["listAccountFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountLogos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The small logos of these accounts, of those that have one
         * @description The SuperUser
         */
        get: operations["listAccountLogos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account, with the ETag that a change may name in If-Match
         * @description The SuperUser
         */
        get: operations["getAccount"];
        /**
         * Changes a client's account
         * @description The SuperUser
         */
        put: operations["changeAccount"];
        post?: never;
        /**
         * Deletes a client that has no vacancies
         * @description The SuperUser
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decommissionedUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops a client's site and sign-in
         * @description The SuperUser
         */
        post: operations["decommissionAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decommissionedUsers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Brings a decommissioned client's site and sign-in back, as they were
         * @description The SuperUser
         */
        delete: operations["reinstateAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an account's application form may ask: own fields and its part of the catalogue
         * @description The SuperUser
         */
        get: operations["getFormSchema"];
        /**
         * Saves a new version of what an account's application form may ask, live at once
         * @description The SuperUser
         */
        put: operations["putFormSchema"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/schema/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version, the newest first: who, when, and what changed in words
         * @description The SuperUser
         */
        get: operations["listFormSchemaVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/schema/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a version of old the newest one
         * @description The SuperUser
         */
        post: operations["restoreFormSchema"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountPeople": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who signs in to the own account with which role, and who is invited
         * @description Signed-in users who are owner
         */
        get: operations["getPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountInvitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a link, good for a week and one use, with which somebody joins the own account, and mails it where mail is sent
         * @description Signed-in users who are owner
         */
        post: operations["invitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountInvitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes an invitation back that nobody has used
         * @description Signed-in users who are owner
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountPeople/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives somebody of the own account another role, at once
         * @description Signed-in users who are owner
         */
        put: operations["putPersonsRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountPeople/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes somebody out of the own account, with all sessions, at once
         * @description Signed-in users who are owner
         */
        post: operations["removePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountPeople/{id}/passwordLinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a link, good for an hour and one use, with which somebody of the own account sets a new password
         * @description Signed-in users who are owner
         */
        post: operations["makePasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/passwordLinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a link, good for an hour and one use, with which an account's own sign-in gets a new password
         * @description The SuperUser
         */
        post: operations["makeAccountPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountLinks/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a link to join an account, or to a new password, is for; it stays unused
         * @description Anybody
         */
        post: operations["openAccountLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountLinks/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uses a link up: joins the account, or sets the new password
         * @description Anybody
         */
        post: operations["acceptAccountLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passwordLinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether links to a new password are mailed to those who ask for one; where not, an owner makes them
         * @description Anybody
         */
        get: operations["getPasswordLinks"];
        put?: never;
        /**
         * Mails a link to a new password, good for an hour and one use, if somebody signs in with this e-mail address; the answer is the same if nobody does
         * @description Anybody
         */
        post: operations["askForPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a client's site is served from, and what this account may change of it
         * @description Signed-in users who are owner or editor
         */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{code}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is drafted of a site, or what serves where nothing is, with its revision as ETag
         * @description Signed-in users who are owner or editor
         */
        get: operations["getSiteDraft"];
        /**
         * Saves what is drafted of a site; refused with whose draft came first when it has moved on
         * @description Signed-in users who are owner or editor
         */
        put: operations["putSiteDraft"];
        post?: never;
        /**
         * Throws away what is drafted: the draft is what serves again
         * @description Signed-in users who are owner or editor
         */
        delete: operations["deleteSiteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{code}/draft/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is drafted becomes one of the complete sites to start from, with the company’s name in it
         * @description Signed-in users who are owner or editor
         */
        post: operations["startSiteDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{code}/draft/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts a file into what is drafted, cleaned: its bytes as they are, under any type
         * @description Signed-in users who are owner or editor
         */
        put: operations["putSiteFile"];
        post?: never;
        /**
         * Takes a file out of what is drafted; versions that have it keep it
         * @description Signed-in users who are owner or editor
         */
        delete: operations["deleteSiteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{code}/publications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes what is drafted as a new version, refused while the site has faults
         * @description Signed-in users who are owner or editor
         */
        post: operations["publishSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{code}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every publication of a site, the newest first: who, when, and what changed in words
         * @description Signed-in users who are owner or editor
         */
        get: operations["listSiteVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{code}/versions/{number}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became different from a version to another, or to what is drafted, in words
         * @description Signed-in users who are owner or editor
         */
        get: operations["compareSiteVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{code}/versions/{number}/restorations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Serves what an older version was, as a new one
         * @description Signed-in users who are owner or editor
         */
        post: operations["restoreSiteVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{code}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * What a client's administrators may change of their site
         * @description The SuperUser
         */
        put: operations["putSitePermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{code}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A site's folder as a zip file: a version, what is drafted, or what serves
         * @description Signed-in users who are owner or editor
         */
        get: operations["exportSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sites/{code}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is drafted becomes the site of a zip file; what of it was left out or cleaned is said
         * @description Signed-in users who are owner or editor
         */
        post: operations["importSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/backoffice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a client's applications go, and how many wait or failed; never what they are signed with
         * @description Signed-in users who are owner
         */
        get: operations["getBackOffice"];
        /**
         * Sets where a client's applications go; refused when it could not be reached or is private
         * @description Signed-in users who are owner
         */
        put: operations["putBackOffice"];
        post?: never;
        /**
         * Takes a client's back-office away: its applications wait
         * @description Signed-in users who are owner
         */
        delete: operations["deleteBackOffice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/backoffice/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes another signing secret, or takes one that the receiver has made; the one before signs beside it for so many hours
         * @description Signed-in users who are owner
         */
        post: operations["rollBackOfficeSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/backoffice/secrets/old": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Signs with the newest secret only
         * @description Signed-in users who are owner
         */
        delete: operations["forgetOldSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/backoffice/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sends nothing while it is paused; what is due then leaves when it goes on
         * @description Signed-in users who are owner
         */
        put: operations["pauseDeliveries"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/backoffice/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message that tells of nobody to the back-office, and says what it answered
         * @description Signed-in users who are owner
         */
        post: operations["testBackOffice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deliveries of the last 200 applications, or of the last 200 in a state, a page at a time
         * @description Signed-in users who are owner
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every request of one delivery with its answer, and the message without files and secrets
         * @description Signed-in users who are owner
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/deliveries/{id}/retries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries a delivery that has not arrived again, at once and with all its attempts before it
         * @description Signed-in users who are owner
         */
        post: operations["retryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/deliveries/retries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries up to 200 deliveries that failed for good again, the oldest first
         * @description Signed-in users who are owner
         */
        post: operations["retryFailedDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A client's API keys that are in use: what for, and when each was last used; never a key itself
         * @description Signed-in users who are owner
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Makes an API key, and answers it this once
         * @description Signed-in users who are owner
         */
        post: operations["makeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends an API key at once
         * @description Signed-in users who are owner
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a client's site stands: who may frame it, its domains, marketplace, mail, how long applications are kept
         * @description Signed-in users who are owner
         */
        get: operations["getPlacement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/frames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets which pages may show a client's site in a frame: addresses with blanks between, or any
         * @description Signed-in users who are owner
         */
        put: operations["putFrames"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/replyAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets where answers to a client's mail go: an e-mail address, or none
         * @description Signed-in users who are owner
         */
        put: operations["putReplyAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connections/{code}/retainDays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * After how many days a client's applications are erased at the latest: a number, or never
         * @description The SuperUser
         */
        put: operations["putRetainDays"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/backoffice/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Up to 100 applications after an id, the oldest first, for a back-office that fetches them
         * @description A back-office, by API key
         */
        get: operations["fetchApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/backoffice/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An application as a back-office that is told receives it: answers, questions by name, files in base64
         * @description A back-office, by API key
         */
        get: operations["fetchApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/backoffice/applications/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says how an application stands; without words in the client's own, with words: null without a word, on the applicant's link
         * @description A back-office, by API key
         */
        put: operations["putApplicationState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells whether the database answers, and whether all is as it should be
         * @description Anybody
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells that the process lives
         * @description Anybody
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells whether this process should get requests
         * @description Anybody
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures for a monitor, as Prometheus reads them; for this machine, or by token
         * @description Anybody
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/publicsettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the installation
         * @description Anybody
         */
        get: operations["getPublicSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description, as OpenAPI 3.1
         * @description Anybody
         */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description, to read
         * @description Anybody
         */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs.css": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The description's stylesheet
         * @description Anybody
         */
        get: operations["getDocsStyles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            errors?: {
                path: string;
                message: string;
            }[];
            findings?: {
                severity: "error" | "warning";
                code?: string;
                file?: string;
                path: string;
                message: string;
                repair?: unknown;
            }[];
            revision?: number;
            updatedBy?: string | null;
            updatedAt?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "harbour-admin",
                 *       "password": "harbour-demo-1",
                 *       "clientCode": "harbour"
                 *     }
                 */
                "application/json": {
                    username: string;
                    password: string;
                    clientCode: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzaWQiOiI…",
                     *       "refreshToken": "Q0g2c1lJc1p4b0tTd2hXb1lQd0hKcXg3d0d2bGZ0",
                     *       "expiry": 1800
                     *     }
                     */
                    "application/json": {
                        accessToken: string;
                        refreshToken: string;
                        expiry: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-credentials: The username or the password is wrong. code-needed: This account asks for a one-time code besides the password. wrong-code: The one-time code is wrong, or was used before. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown-client: There is no client with this code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authenticateGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientCode": "harbour"
                 *     }
                 */
                "application/json": {
                    clientCode: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzaWQiOiI…",
                     *       "expiry": 1800
                     *     }
                     */
                    "application/json": {
                        accessToken: string;
                        expiry: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown-client: There is no client with this code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refreshAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "Q0g2c1lJc1p4b0tTd2hXb1lQd0hKcXg3d0d2bGZ0"
                 *     }
                 */
                "application/json": {
                    refreshToken?: string;
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzaWQiOiI…",
                     *       "refreshToken": "Q0g2c1lJc1p4b0tTd2hXb1lQd0hKcXg3d0d2bGZ0",
                     *       "expiry": 1800
                     *     }
                     */
                    "application/json": {
                        accessToken: string;
                        refreshToken: string;
                        expiry: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description session-over: The session is over. Please sign in again. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "Q0g2c1lJc1p4b0tTd2hXb1lQd0hKcXg3d0d2bGZ0"
                 *     }
                 */
                "application/json": {
                    refreshToken?: string;
                } | null;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessions": [
                     *         {
                     *           "id": 9,
                     *           "device": "Safari on iOS",
                     *           "address": null,
                     *           "begun": "2026-11-22T09:30:00.000Z",
                     *           "lastUsed": "2026-11-22T09:45:00.000Z",
                     *           "isThis": false
                     *         },
                     *         {
                     *           "id": 7,
                     *           "device": "Firefox on Windows",
                     *           "address": "203.0.113.0/24",
                     *           "begun": "2026-11-20T08:00:00.000Z",
                     *           "lastUsed": "2026-11-22T09:40:00.000Z",
                     *           "isThis": true
                     *         }
                     *       ],
                     *       "newDevices": [
                     *         {
                     *           "id": 9,
                     *           "device": "Safari on iOS",
                     *           "address": null,
                     *           "begun": "2026-11-22T09:30:00.000Z",
                     *           "isOpen": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        sessions: {
                            id: number;
                            device: string | null;
                            address: string | null;
                            begun: string;
                            lastUsed: string;
                            isThis: boolean;
                        }[];
                        newDevices: {
                            id: number;
                            device: string | null;
                            address: string | null;
                            begun: string;
                            isOpen: boolean;
                        }[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "a-quiet-reading-room"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "a-quiet-reading-room"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOwnCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true,
                     *       "since": "2026-11-22T09:30:00.000Z",
                     *       "recoveryCodesLeft": 10
                     *     }
                     */
                    "application/json": {
                        isOn: boolean;
                        since: string | null;
                        recoveryCodesLeft: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginOwnCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "a-quiet-reading-room"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
                     *       "qr": "<svg xmlns=\"http://www.w3.org/2000/svg\">…</svg>"
                     *     }
                     */
                    "application/json": {
                        secret: string;
                        qr: string;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description codes-on: One-time codes are turned on for this account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmOwnCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "287082"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "k7wq-2hxd-m4tz-9bce-rf3n-u8ya",
                     *         "3gpm-xw6k-hd7s-a2vq-jt9c-ez4b"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description codes-off: One-time codes are not turned on, or turning them on took too long. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    turnOffOwnCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "a-quiet-reading-room",
                 *       "code": "287082"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description codes-off: One-time codes are not turned on, or turning them on took too long. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renewOwnRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "a-quiet-reading-room",
                 *       "code": "287082"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "k7wq-2hxd-m4tz-9bce-rf3n-u8ya",
                     *         "3gpm-xw6k-hd7s-a2vq-jt9c-ez4b"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description codes-off: One-time codes are not turned on, or turning them on took too long. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listVacancies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "guid": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *         "name": "Coastal Planner",
                     *         "summary": "Plan where the city meets the sea.",
                     *         "employmentType": "Full time",
                     *         "location": "Harbour City",
                     *         "department": "Planning",
                     *         "advertisingCloseDate": "2026-12-01T06:59:00.000Z",
                     *         "dateAdvertised": "2026-11-01T00:00:00.000Z",
                     *         "isExpressionOfInterest": false
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        guid: string;
                        name: string;
                        summary: string;
                        employmentType: string;
                        location: string;
                        department: string;
                        advertisingCloseDate: string | null;
                        dateAdvertised: string;
                        isExpressionOfInterest: boolean;
                        picture?: {
                            src: string;
                            alt: string;
                        };
                    }[];
                };
            };
            /** @description Done */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "guid": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *       "name": "Coastal Planner",
                     *       "summary": "Plan where the city meets the sea.",
                     *       "employmentType": "Full time",
                     *       "location": "Harbour City",
                     *       "department": "Planning",
                     *       "advertisingCloseDate": "2026-12-01T06:59:00.000Z",
                     *       "dateAdvertised": "2026-11-01T00:00:00.000Z",
                     *       "isExpressionOfInterest": false,
                     *       "code": "HCC-104",
                     *       "salaryAddText": "$98,000 to $112,000 a year",
                     *       "description": "<p>You plan the waterfront with those who live there.</p>",
                     *       "attachments": [
                     *         {
                     *           "id": 1,
                     *           "filename": "position-description.pdf",
                     *           "description": "Position description"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        id: number;
                        guid: string;
                        name: string;
                        summary: string;
                        employmentType: string;
                        location: string;
                        department: string;
                        advertisingCloseDate: string | null;
                        dateAdvertised: string;
                        isExpressionOfInterest: boolean;
                        picture?: {
                            src: string;
                            alt: string;
                        };
                        code: string;
                        salaryAddText: string;
                        description: string;
                        hearBy?: {
                            day?: string;
                            days?: number;
                        };
                        attachments: {
                            id: number;
                            filename: string;
                            description: string;
                        }[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVacancyLicences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 11,
                     *         "name": "Driver licence",
                     *         "isRequired": true,
                     *         "applicantResponse": null
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        name: string;
                        isRequired: boolean;
                        applicantResponse: null;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVacancyQualifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "name": "Degree in planning",
                     *         "isRequired": true,
                     *         "applicantResponse": null
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        name: string;
                        isRequired: boolean;
                        applicantResponse: null;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVacancyRequirements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 13,
                     *         "name": "Police check",
                     *         "description": "You agree to a police check.",
                     *         "isRequired": true,
                     *         "applicantResponse": null
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        name: string;
                        description: string;
                        isRequired: boolean;
                        applicantResponse: null;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVacancySkills: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 14,
                     *         "name": "Maps",
                     *         "isRequired": false,
                     *         "options": [
                     *           {
                     *             "label": "Expert",
                     *             "value": "3"
                     *           }
                     *         ],
                     *         "applicantResponse": ""
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        name: string;
                        isRequired: boolean;
                        options: {
                            label: string;
                            value: string;
                        }[];
                        /** @constant */
                        applicantResponse: "";
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVacancyVisas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 15,
                     *         "name": "Working holiday",
                     *         "applicantResponse": null
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        name: string;
                        applicantResponse: null;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVacancyScreeningQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 16,
                     *         "name": "About you",
                     *         "questions": [
                     *           {
                     *             "id": 17,
                     *             "name": "question_1",
                     *             "text": "Why do you want to work by the sea?",
                     *             "notes": "",
                     *             "controlType": "txa",
                     *             "isRequired": true,
                     *             "minLength": null,
                     *             "maxLength": 500,
                     *             "options": [],
                     *             "applicantResponse": ""
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        name: string;
                        repeats?: {
                            min?: number;
                            max?: number;
                        };
                        itemLabel?: string;
                        questions: {
                            id: number;
                            name?: string;
                            text: string;
                            notes: string;
                            controlType: string;
                            isRequired: boolean;
                            alternative?: string;
                            minLength: number | null;
                            maxLength: number | null;
                            options: {
                                label: string;
                                value: string;
                            }[];
                            minimum?: number;
                            maximum?: number;
                            earliest?: string;
                            latest?: string;
                            /** @enum {unknown} */
                            characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                            visibleWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            requiredWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            /** @enum {unknown} */
                            width?: "half" | "full";
                            defaultValue?: string;
                            applicantResponse: null | "";
                        }[];
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVacancyDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "filename": "position-description.pdf",
                     *         "description": "Position description"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        filename: string;
                        description: string;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVacancyDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                id: number;
                /** @example 1 */
                attachmentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVacancyForm: {
        parameters: {
            query?: {
                /** @example de */
                language?: "en" | "de" | "fr" | "ar";
            };
            header?: never;
            path: {
                /** @example 4 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "1k2v9x",
                     *       "schema": {
                     *         "type": "object",
                     *         "properties": {
                     *           "firstName": {
                     *             "type": "string",
                     *             "minLength": 1,
                     *             "maxLength": 255
                     *           }
                     *         },
                     *         "required": [
                     *           "firstName"
                     *         ]
                     *       },
                     *       "uiSchema": {
                     *         "ui:order": [
                     *           "firstName"
                     *         ],
                     *         "firstName": {
                     *           "ui:widget": "text"
                     *         }
                     *       },
                     *       "initialValues": {
                     *         "firstName": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        version: string;
                        schema: {
                            [key: string]: unknown;
                        };
                        uiSchema: {
                            [key: string]: unknown;
                        };
                        initialValues: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HCC-104 */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "HCC-104",
                 *       "name": "Coastal Planner",
                 *       "summary": "Plan where the city meets the sea.",
                 *       "description": "<p>You plan the waterfront with those who live there.</p>",
                 *       "salaryAddText": "$98,000 to $112,000 a year",
                 *       "employmentType": "Full time",
                 *       "location": "Harbour City",
                 *       "department": "Planning",
                 *       "dateAdvertised": "2026-01-01T00:00:00Z",
                 *       "advertisingCloseDate": null,
                 *       "isExpressionOfInterest": false,
                 *       "licences": [
                 *         {
                 *           "name": "Driver licence",
                 *           "isRequired": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    code: string;
                    name: string;
                    summary: string;
                    description: string;
                    salaryAddText: string;
                    employmentType: string;
                    location: string;
                    department: string;
                    dateAdvertised: string;
                    advertisingCloseDate: string | null;
                    isExpressionOfInterest: boolean;
                    hearBy?: {
                        day: string;
                    } | {
                        days: number;
                    } | null;
                    licences?: {
                        name: string;
                        isRequired: boolean;
                    }[];
                    qualifications?: {
                        name: string;
                        isRequired: boolean;
                    }[];
                    requirements?: {
                        name: string;
                        description: string;
                        isRequired: boolean;
                    }[];
                    skills?: {
                        name: string;
                        isRequired: boolean;
                        options: {
                            label: string;
                            value: string;
                        }[];
                    }[];
                    visas?: {
                        name: string;
                    }[];
                    screeningQuestions?: {
                        name: string;
                        repeats?: {
                            min?: number;
                            max?: number;
                        };
                        itemLabel?: string;
                        questions: {
                            name?: string;
                            text: string;
                            notes?: string;
                            controlType: string;
                            isRequired: boolean;
                            alternative?: string;
                            minLength?: number | null;
                            maxLength?: number | null;
                            options?: {
                                label: string;
                                value: string;
                            }[];
                            minimum?: number;
                            maximum?: number;
                            earliest?: string;
                            latest?: string;
                            /** @enum {unknown} */
                            characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                            visibleWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            requiredWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            /** @enum {unknown} */
                            width?: "half" | "full";
                            defaultValue?: string;
                        }[];
                    }[];
                    attachments?: {
                        filename: string;
                        description: string;
                        mime: string;
                        content: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "guid": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *       "code": "HCC-104"
                     *     }
                     */
                    "application/json": {
                        id: number;
                        guid: string;
                        code: string;
                    };
                };
            };
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "guid": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *       "code": "HCC-104"
                     *     }
                     */
                    "application/json": {
                        id: number;
                        guid: string;
                        code: string;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description key-right: This key was not made for that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description vacancies-made-here: All vacancies of this account are written by administrators in the browser. vacancy-made-here: A vacancy with this code is written by administrators in the browser. A code belongs to one source. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HCC-104 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description key-right: This key was not made for that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description vacancy-made-here: A vacancy with this code is written by administrators in the browser. A code belongs to one source. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOwnVacancies: {
        parameters: {
            query?: {
                /** @example open */
                state?: "draft" | "scheduled" | "open" | "closed" | "withdrawn" | "closingSoon";
                /** @example planner */
                q?: string;
                page?: number;
                pageSize?: number;
                sort?: "name" | "code" | "location" | "department" | "state" | "opensAt" | "closesAt" | "updatedAt";
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *           "code": "V-7A1F5A3E",
                     *           "name": "Coastal Planner",
                     *           "location": "Harbour City",
                     *           "department": "Planning",
                     *           "state": "open",
                     *           "source": "own",
                     *           "applications": 12,
                     *           "isListed": true,
                     *           "opensAt": "2026-11-01T00:00:00.000Z",
                     *           "closesAt": "2026-12-05T13:59:00.000Z",
                     *           "hasUnpublishedChanges": false,
                     *           "changesAt": null,
                     *           "updatedAt": "2026-11-22T04:05:06.789Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "counts": {
                     *         "draft": 0,
                     *         "scheduled": 0,
                     *         "open": 1,
                     *         "closingSoon": 0,
                     *         "closed": 0,
                     *         "withdrawn": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        items: {
                            id: string;
                            code: string;
                            name: string;
                            location: string;
                            department: string;
                            /** @enum {unknown} */
                            state: "draft" | "scheduled" | "open" | "closed" | "withdrawn";
                            /** @enum {unknown} */
                            source: "own" | "backOffice";
                            opensAt: string | null;
                            closesAt: string | null;
                            applications: number;
                            isListed: boolean;
                            hasUnpublishedChanges: boolean;
                            changesAt: string | null;
                            updatedAt: string;
                        }[];
                        total: number;
                        counts: {
                            draft: number;
                            scheduled: number;
                            open: number;
                            closingSoon: number;
                            closed: number;
                            withdrawn: number;
                        };
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createOwnVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": {
                 *         "template": "permanent"
                 *       }
                 *     }
                 */
                "application/json": {
                    from?: {
                        id: string;
                    } | {
                        /** @enum {unknown} */
                        template: "permanent" | "casual" | "expressionOfInterest";
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *       "revision": 1,
                     *       "state": "draft",
                     *       "source": "own",
                     *       "content": {
                     *         "code": "V-7A1F5A3E",
                     *         "name": "Coastal Planner",
                     *         "summary": "Plan where the city meets the sea.",
                     *         "description": "<p>You plan the waterfront with those who live there.</p>",
                     *         "department": "Planning",
                     *         "location": "Harbour City",
                     *         "address": null,
                     *         "employmentType": "Full time",
                     *         "salary": {
                     *           "from": 98000,
                     *           "to": 112000,
                     *           "currency": "AUD",
                     *           "period": "year",
                     *           "text": ""
                     *         },
                     *         "opensAt": null,
                     *         "closesAt": "2026-12-05T13:59:00.000Z",
                     *         "isExpressionOfInterest": false,
                     *         "isListed": true,
                     *         "licences": [
                     *           {
                     *             "name": "Driver licence",
                     *             "isRequired": true
                     *           }
                     *         ],
                     *         "qualifications": [],
                     *         "requirements": [],
                     *         "skills": [],
                     *         "visas": [],
                     *         "screeningQuestions": [
                     *           {
                     *             "id": "g-about",
                     *             "name": "About you",
                     *             "questions": [
                     *               {
                     *                 "id": "q-why",
                     *                 "text": "Why this job?",
                     *                 "controlType": "txa",
                     *                 "isRequired": true
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "attachments": []
                     *       },
                     *       "publishedRevision": null,
                     *       "advertisedFrom": null,
                     *       "advertisedUntil": null,
                     *       "scheduledChange": null,
                     *       "applications": 0,
                     *       "updatedAt": "2026-11-22T04:05:06.789Z",
                     *       "updatedBy": "lakeside-admin",
                     *       "toChange": []
                     *     }
                     */
                    "application/json": {
                        id: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "draft" | "scheduled" | "open" | "closed" | "withdrawn";
                        /** @enum {unknown} */
                        source: "own" | "backOffice";
                        content: {
                            code: string;
                            name: string;
                            summary: string;
                            description: string;
                            department: string;
                            location: string;
                            address: {
                                street?: string;
                                city?: string;
                                region?: string;
                                postcode?: string;
                                country?: string;
                            } | null;
                            employmentType: string;
                            salary: {
                                from: number | null;
                                to: number | null;
                                currency: string;
                                /** @enum {unknown} */
                                period: "hour" | "day" | "week" | "month" | "year";
                                text: string;
                            } | null;
                            opensAt: string | null;
                            closesAt: string | null;
                            hearBy?: {
                                day?: string;
                                days?: number;
                            } | null;
                            isExpressionOfInterest: boolean;
                            isListed: boolean;
                            licences: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            qualifications: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            requirements: {
                                name: string;
                                description: string;
                                isRequired: boolean;
                            }[];
                            skills: {
                                name: string;
                                isRequired: boolean;
                                options: {
                                    label: string;
                                    value: string;
                                }[];
                            }[];
                            visas: {
                                name: string;
                            }[];
                            screeningQuestions: {
                                id: string;
                                name: string;
                                repeats?: {
                                    min?: number;
                                    max?: number;
                                };
                                itemLabel?: string;
                                questions: {
                                    id: string;
                                    libraryId?: string;
                                    text: string;
                                    notes?: string;
                                    controlType: string;
                                    isRequired: boolean;
                                    alternative?: string;
                                    minLength?: number | null;
                                    maxLength?: number | null;
                                    options?: {
                                        label: string;
                                        value: string;
                                    }[];
                                    minimum?: number;
                                    maximum?: number;
                                    earliest?: string;
                                    latest?: string;
                                    /** @enum {unknown} */
                                    characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                                    visibleWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    requiredWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    /** @enum {unknown} */
                                    width?: "half" | "full";
                                    defaultValue?: string;
                                }[];
                            }[];
                            attachments: {
                                fileId: string;
                                filename: string;
                                description: string;
                            }[];
                            picture?: {
                                fileId: string;
                                filename: string;
                                alt: string;
                                isDecorative: boolean;
                            } | null;
                        };
                        publishedRevision: number | null;
                        advertisedFrom: string | null;
                        advertisedUntil: string | null;
                        scheduledChange: {
                            at: string;
                            by: string | null;
                        } | null;
                        applications: number;
                        updatedAt: string;
                        updatedBy: string | null;
                        toChange: string[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description vacancies-elsewhere: All vacancies of this account come from a back-office. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOwnVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *       "revision": 3,
                     *       "state": "draft",
                     *       "source": "own",
                     *       "content": {
                     *         "code": "V-7A1F5A3E",
                     *         "name": "Coastal Planner",
                     *         "summary": "Plan where the city meets the sea.",
                     *         "description": "<p>You plan the waterfront with those who live there.</p>",
                     *         "department": "Planning",
                     *         "location": "Harbour City",
                     *         "address": null,
                     *         "employmentType": "Full time",
                     *         "salary": {
                     *           "from": 98000,
                     *           "to": 112000,
                     *           "currency": "AUD",
                     *           "period": "year",
                     *           "text": ""
                     *         },
                     *         "opensAt": null,
                     *         "closesAt": "2026-12-05T13:59:00.000Z",
                     *         "isExpressionOfInterest": false,
                     *         "isListed": true,
                     *         "licences": [
                     *           {
                     *             "name": "Driver licence",
                     *             "isRequired": true
                     *           }
                     *         ],
                     *         "qualifications": [],
                     *         "requirements": [],
                     *         "skills": [],
                     *         "visas": [],
                     *         "screeningQuestions": [
                     *           {
                     *             "id": "g-about",
                     *             "name": "About you",
                     *             "questions": [
                     *               {
                     *                 "id": "q-why",
                     *                 "text": "Why this job?",
                     *                 "controlType": "txa",
                     *                 "isRequired": true
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "attachments": []
                     *       },
                     *       "publishedRevision": null,
                     *       "advertisedFrom": null,
                     *       "advertisedUntil": null,
                     *       "scheduledChange": null,
                     *       "applications": 0,
                     *       "updatedAt": "2026-11-22T04:05:06.789Z",
                     *       "updatedBy": "lakeside-admin"
                     *     }
                     */
                    "application/json": {
                        id: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "draft" | "scheduled" | "open" | "closed" | "withdrawn";
                        /** @enum {unknown} */
                        source: "own" | "backOffice";
                        content: {
                            code: string;
                            name: string;
                            summary: string;
                            description: string;
                            department: string;
                            location: string;
                            address: {
                                street?: string;
                                city?: string;
                                region?: string;
                                postcode?: string;
                                country?: string;
                            } | null;
                            employmentType: string;
                            salary: {
                                from: number | null;
                                to: number | null;
                                currency: string;
                                /** @enum {unknown} */
                                period: "hour" | "day" | "week" | "month" | "year";
                                text: string;
                            } | null;
                            opensAt: string | null;
                            closesAt: string | null;
                            hearBy?: {
                                day?: string;
                                days?: number;
                            } | null;
                            isExpressionOfInterest: boolean;
                            isListed: boolean;
                            licences: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            qualifications: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            requirements: {
                                name: string;
                                description: string;
                                isRequired: boolean;
                            }[];
                            skills: {
                                name: string;
                                isRequired: boolean;
                                options: {
                                    label: string;
                                    value: string;
                                }[];
                            }[];
                            visas: {
                                name: string;
                            }[];
                            screeningQuestions: {
                                id: string;
                                name: string;
                                repeats?: {
                                    min?: number;
                                    max?: number;
                                };
                                itemLabel?: string;
                                questions: {
                                    id: string;
                                    libraryId?: string;
                                    text: string;
                                    notes?: string;
                                    controlType: string;
                                    isRequired: boolean;
                                    alternative?: string;
                                    minLength?: number | null;
                                    maxLength?: number | null;
                                    options?: {
                                        label: string;
                                        value: string;
                                    }[];
                                    minimum?: number;
                                    maximum?: number;
                                    earliest?: string;
                                    latest?: string;
                                    /** @enum {unknown} */
                                    characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                                    visibleWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    requiredWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    /** @enum {unknown} */
                                    width?: "half" | "full";
                                    defaultValue?: string;
                                }[];
                            }[];
                            attachments: {
                                fileId: string;
                                filename: string;
                                description: string;
                            }[];
                            picture?: {
                                fileId: string;
                                filename: string;
                                alt: string;
                                isDecorative: boolean;
                            } | null;
                        };
                        publishedRevision: number | null;
                        advertisedFrom: string | null;
                        advertisedUntil: string | null;
                        scheduledChange: {
                            at: string;
                            by: string | null;
                        } | null;
                        applications: number;
                        updatedAt: string;
                        updatedBy: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putOwnVacancy: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                /** @example 7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": {
                 *         "code": "V-7A1F5A3E",
                 *         "name": "Coastal Planner",
                 *         "summary": "Plan where the city meets the sea.",
                 *         "description": "<p>You plan the waterfront with those who live there.</p>",
                 *         "department": "Planning",
                 *         "location": "Harbour City",
                 *         "address": null,
                 *         "employmentType": "Full time",
                 *         "salary": {
                 *           "from": 98000,
                 *           "to": 112000,
                 *           "currency": "AUD",
                 *           "period": "year",
                 *           "text": ""
                 *         },
                 *         "opensAt": null,
                 *         "closesAt": "2026-12-05T13:59:00.000Z",
                 *         "isExpressionOfInterest": false,
                 *         "isListed": true,
                 *         "licences": [
                 *           {
                 *             "name": "Driver licence",
                 *             "isRequired": true
                 *           }
                 *         ],
                 *         "qualifications": [],
                 *         "requirements": [],
                 *         "skills": [],
                 *         "visas": [],
                 *         "screeningQuestions": [
                 *           {
                 *             "id": "g-about",
                 *             "name": "About you",
                 *             "questions": [
                 *               {
                 *                 "id": "q-why",
                 *                 "text": "Why this job?",
                 *                 "controlType": "txa",
                 *                 "isRequired": true
                 *               }
                 *             ]
                 *           }
                 *         ],
                 *         "attachments": []
                 *       }
                 *     }
                 */
                "application/json": {
                    content: {
                        code: string;
                        name: string;
                        summary: string;
                        description: string;
                        department: string;
                        location: string;
                        address: {
                            street?: string;
                            city?: string;
                            region?: string;
                            postcode?: string;
                            country?: string;
                        } | null;
                        employmentType: string;
                        salary: {
                            from: number | null;
                            to: number | null;
                            currency: string;
                            /** @enum {unknown} */
                            period: "hour" | "day" | "week" | "month" | "year";
                            text: string;
                        } | null;
                        opensAt: string | null;
                        closesAt: string | null;
                        hearBy?: {
                            day?: string;
                            days?: number;
                        } | null;
                        isExpressionOfInterest: boolean;
                        isListed: boolean;
                        licences: {
                            name: string;
                            isRequired: boolean;
                        }[];
                        qualifications: {
                            name: string;
                            isRequired: boolean;
                        }[];
                        requirements: {
                            name: string;
                            description: string;
                            isRequired: boolean;
                        }[];
                        skills: {
                            name: string;
                            isRequired: boolean;
                            options: {
                                label: string;
                                value: string;
                            }[];
                        }[];
                        visas: {
                            name: string;
                        }[];
                        screeningQuestions: {
                            id: string;
                            name: string;
                            repeats?: {
                                min?: number;
                                max?: number;
                            };
                            itemLabel?: string;
                            questions: {
                                id: string;
                                libraryId?: string;
                                text: string;
                                notes?: string;
                                controlType: string;
                                isRequired: boolean;
                                alternative?: string;
                                minLength?: number | null;
                                maxLength?: number | null;
                                options?: {
                                    label: string;
                                    value: string;
                                }[];
                                minimum?: number;
                                maximum?: number;
                                earliest?: string;
                                latest?: string;
                                /** @enum {unknown} */
                                characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                                visibleWhen?: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                } | {
                                    all: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                } | {
                                    any: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                };
                                requiredWhen?: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                } | {
                                    all: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                } | {
                                    any: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                };
                                /** @enum {unknown} */
                                width?: "half" | "full";
                                defaultValue?: string;
                            }[];
                        }[];
                        attachments: {
                            fileId: string;
                            filename: string;
                            description: string;
                        }[];
                        picture?: {
                            fileId: string;
                            filename: string;
                            alt: string;
                            isDecorative: boolean;
                        } | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *       "revision": 3,
                     *       "state": "draft",
                     *       "source": "own",
                     *       "content": {
                     *         "code": "V-7A1F5A3E",
                     *         "name": "Coastal Planner",
                     *         "summary": "Plan where the city meets the sea.",
                     *         "description": "<p>You plan the waterfront with those who live there.</p>",
                     *         "department": "Planning",
                     *         "location": "Harbour City",
                     *         "address": null,
                     *         "employmentType": "Full time",
                     *         "salary": {
                     *           "from": 98000,
                     *           "to": 112000,
                     *           "currency": "AUD",
                     *           "period": "year",
                     *           "text": ""
                     *         },
                     *         "opensAt": null,
                     *         "closesAt": "2026-12-05T13:59:00.000Z",
                     *         "isExpressionOfInterest": false,
                     *         "isListed": true,
                     *         "licences": [
                     *           {
                     *             "name": "Driver licence",
                     *             "isRequired": true
                     *           }
                     *         ],
                     *         "qualifications": [],
                     *         "requirements": [],
                     *         "skills": [],
                     *         "visas": [],
                     *         "screeningQuestions": [
                     *           {
                     *             "id": "g-about",
                     *             "name": "About you",
                     *             "questions": [
                     *               {
                     *                 "id": "q-why",
                     *                 "text": "Why this job?",
                     *                 "controlType": "txa",
                     *                 "isRequired": true
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "attachments": []
                     *       },
                     *       "publishedRevision": null,
                     *       "advertisedFrom": null,
                     *       "advertisedUntil": null,
                     *       "scheduledChange": null,
                     *       "applications": 0,
                     *       "updatedAt": "2026-11-22T04:05:06.789Z",
                     *       "updatedBy": "lakeside-admin"
                     *     }
                     */
                    "application/json": {
                        id: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "draft" | "scheduled" | "open" | "closed" | "withdrawn";
                        /** @enum {unknown} */
                        source: "own" | "backOffice";
                        content: {
                            code: string;
                            name: string;
                            summary: string;
                            description: string;
                            department: string;
                            location: string;
                            address: {
                                street?: string;
                                city?: string;
                                region?: string;
                                postcode?: string;
                                country?: string;
                            } | null;
                            employmentType: string;
                            salary: {
                                from: number | null;
                                to: number | null;
                                currency: string;
                                /** @enum {unknown} */
                                period: "hour" | "day" | "week" | "month" | "year";
                                text: string;
                            } | null;
                            opensAt: string | null;
                            closesAt: string | null;
                            hearBy?: {
                                day?: string;
                                days?: number;
                            } | null;
                            isExpressionOfInterest: boolean;
                            isListed: boolean;
                            licences: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            qualifications: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            requirements: {
                                name: string;
                                description: string;
                                isRequired: boolean;
                            }[];
                            skills: {
                                name: string;
                                isRequired: boolean;
                                options: {
                                    label: string;
                                    value: string;
                                }[];
                            }[];
                            visas: {
                                name: string;
                            }[];
                            screeningQuestions: {
                                id: string;
                                name: string;
                                repeats?: {
                                    min?: number;
                                    max?: number;
                                };
                                itemLabel?: string;
                                questions: {
                                    id: string;
                                    libraryId?: string;
                                    text: string;
                                    notes?: string;
                                    controlType: string;
                                    isRequired: boolean;
                                    alternative?: string;
                                    minLength?: number | null;
                                    maxLength?: number | null;
                                    options?: {
                                        label: string;
                                        value: string;
                                    }[];
                                    minimum?: number;
                                    maximum?: number;
                                    earliest?: string;
                                    latest?: string;
                                    /** @enum {unknown} */
                                    characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                                    visibleWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    requiredWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    /** @enum {unknown} */
                                    width?: "half" | "full";
                                    defaultValue?: string;
                                }[];
                            }[];
                            attachments: {
                                fileId: string;
                                filename: string;
                                description: string;
                            }[];
                            picture?: {
                                fileId: string;
                                filename: string;
                                alt: string;
                                isDecorative: boolean;
                            } | null;
                        };
                        publishedRevision: number | null;
                        advertisedFrom: string | null;
                        advertisedUntil: string | null;
                        scheduledChange: {
                            at: string;
                            by: string | null;
                        } | null;
                        applications: number;
                        updatedAt: string;
                        updatedBy: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description vacancy-of-back-office: This vacancy comes from a back-office and is changed there. A copy of it can be written here. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed-meanwhile: Somebody else has saved this since it was read. Read it again, or send it without If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteOwnVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description vacancy-published: A vacancy that was published can not be deleted: applications may belong to it. Withdraw it instead. vacancy-of-back-office: This vacancy comes from a back-office and is changed there. A copy of it can be written here. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOwnDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10 */
                id: string;
                /** @example position-description.pdf */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putOwnDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10 */
                id: string;
                /** @example position-description.pdf */
                filename: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileId": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "filename": "position-description.pdf",
                     *       "mime": "application/pdf",
                     *       "size": 48211
                     *     }
                     */
                    "application/json": {
                        fileId: string;
                        filename: string;
                        mime: string;
                        size: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description vacancy-of-back-office: This vacancy comes from a back-office and is changed there. A copy of it can be written here. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    publishOwnVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 3
                 *     }
                 */
                "application/json": {
                    revision: number;
                    at?: string;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *       "revision": 3,
                     *       "state": "open",
                     *       "source": "own",
                     *       "content": {
                     *         "code": "V-7A1F5A3E",
                     *         "name": "Coastal Planner",
                     *         "summary": "Plan where the city meets the sea.",
                     *         "description": "<p>You plan the waterfront with those who live there.</p>",
                     *         "department": "Planning",
                     *         "location": "Harbour City",
                     *         "address": null,
                     *         "employmentType": "Full time",
                     *         "salary": {
                     *           "from": 98000,
                     *           "to": 112000,
                     *           "currency": "AUD",
                     *           "period": "year",
                     *           "text": ""
                     *         },
                     *         "opensAt": null,
                     *         "closesAt": "2026-12-05T13:59:00.000Z",
                     *         "isExpressionOfInterest": false,
                     *         "isListed": true,
                     *         "licences": [
                     *           {
                     *             "name": "Driver licence",
                     *             "isRequired": true
                     *           }
                     *         ],
                     *         "qualifications": [],
                     *         "requirements": [],
                     *         "skills": [],
                     *         "visas": [],
                     *         "screeningQuestions": [
                     *           {
                     *             "id": "g-about",
                     *             "name": "About you",
                     *             "questions": [
                     *               {
                     *                 "id": "q-why",
                     *                 "text": "Why this job?",
                     *                 "controlType": "txa",
                     *                 "isRequired": true
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "attachments": []
                     *       },
                     *       "publishedRevision": 3,
                     *       "advertisedFrom": "2026-11-22T04:05:06.789Z",
                     *       "advertisedUntil": "2026-12-05T13:59:00.000Z",
                     *       "scheduledChange": null,
                     *       "applications": 0,
                     *       "updatedAt": "2026-11-22T04:05:06.789Z",
                     *       "updatedBy": "lakeside-admin"
                     *     }
                     */
                    "application/json": {
                        id: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "draft" | "scheduled" | "open" | "closed" | "withdrawn";
                        /** @enum {unknown} */
                        source: "own" | "backOffice";
                        content: {
                            code: string;
                            name: string;
                            summary: string;
                            description: string;
                            department: string;
                            location: string;
                            address: {
                                street?: string;
                                city?: string;
                                region?: string;
                                postcode?: string;
                                country?: string;
                            } | null;
                            employmentType: string;
                            salary: {
                                from: number | null;
                                to: number | null;
                                currency: string;
                                /** @enum {unknown} */
                                period: "hour" | "day" | "week" | "month" | "year";
                                text: string;
                            } | null;
                            opensAt: string | null;
                            closesAt: string | null;
                            hearBy?: {
                                day?: string;
                                days?: number;
                            } | null;
                            isExpressionOfInterest: boolean;
                            isListed: boolean;
                            licences: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            qualifications: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            requirements: {
                                name: string;
                                description: string;
                                isRequired: boolean;
                            }[];
                            skills: {
                                name: string;
                                isRequired: boolean;
                                options: {
                                    label: string;
                                    value: string;
                                }[];
                            }[];
                            visas: {
                                name: string;
                            }[];
                            screeningQuestions: {
                                id: string;
                                name: string;
                                repeats?: {
                                    min?: number;
                                    max?: number;
                                };
                                itemLabel?: string;
                                questions: {
                                    id: string;
                                    libraryId?: string;
                                    text: string;
                                    notes?: string;
                                    controlType: string;
                                    isRequired: boolean;
                                    alternative?: string;
                                    minLength?: number | null;
                                    maxLength?: number | null;
                                    options?: {
                                        label: string;
                                        value: string;
                                    }[];
                                    minimum?: number;
                                    maximum?: number;
                                    earliest?: string;
                                    latest?: string;
                                    /** @enum {unknown} */
                                    characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                                    visibleWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    requiredWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    /** @enum {unknown} */
                                    width?: "half" | "full";
                                    defaultValue?: string;
                                }[];
                            }[];
                            attachments: {
                                fileId: string;
                                filename: string;
                                description: string;
                            }[];
                            picture?: {
                                fileId: string;
                                filename: string;
                                alt: string;
                                isDecorative: boolean;
                            } | null;
                        };
                        publishedRevision: number | null;
                        advertisedFrom: string | null;
                        advertisedUntil: string | null;
                        scheduledChange: {
                            at: string;
                            by: string | null;
                        } | null;
                        applications: number;
                        updatedAt: string;
                        updatedBy: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description vacancy-of-back-office: This vacancy comes from a back-office and is changed there. A copy of it can be written here. vacancies-elsewhere: All vacancies of this account come from a back-office. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed-meanwhile: Somebody else has saved this since it was read. Read it again, or send it without If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields vacancy-not-publishable: The vacancy is not complete. What is missing or wrong is named with its place in `findings`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    closeOwnVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *       "revision": 3,
                     *       "state": "closed",
                     *       "source": "own",
                     *       "content": {
                     *         "code": "V-7A1F5A3E",
                     *         "name": "Coastal Planner",
                     *         "summary": "Plan where the city meets the sea.",
                     *         "description": "<p>You plan the waterfront with those who live there.</p>",
                     *         "department": "Planning",
                     *         "location": "Harbour City",
                     *         "address": null,
                     *         "employmentType": "Full time",
                     *         "salary": {
                     *           "from": 98000,
                     *           "to": 112000,
                     *           "currency": "AUD",
                     *           "period": "year",
                     *           "text": ""
                     *         },
                     *         "opensAt": null,
                     *         "closesAt": "2026-12-05T13:59:00.000Z",
                     *         "isExpressionOfInterest": false,
                     *         "isListed": true,
                     *         "licences": [
                     *           {
                     *             "name": "Driver licence",
                     *             "isRequired": true
                     *           }
                     *         ],
                     *         "qualifications": [],
                     *         "requirements": [],
                     *         "skills": [],
                     *         "visas": [],
                     *         "screeningQuestions": [
                     *           {
                     *             "id": "g-about",
                     *             "name": "About you",
                     *             "questions": [
                     *               {
                     *                 "id": "q-why",
                     *                 "text": "Why this job?",
                     *                 "controlType": "txa",
                     *                 "isRequired": true
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "attachments": []
                     *       },
                     *       "publishedRevision": 3,
                     *       "advertisedFrom": null,
                     *       "advertisedUntil": null,
                     *       "scheduledChange": null,
                     *       "applications": 0,
                     *       "updatedAt": "2026-11-22T04:05:06.789Z",
                     *       "updatedBy": "lakeside-admin"
                     *     }
                     */
                    "application/json": {
                        id: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "draft" | "scheduled" | "open" | "closed" | "withdrawn";
                        /** @enum {unknown} */
                        source: "own" | "backOffice";
                        content: {
                            code: string;
                            name: string;
                            summary: string;
                            description: string;
                            department: string;
                            location: string;
                            address: {
                                street?: string;
                                city?: string;
                                region?: string;
                                postcode?: string;
                                country?: string;
                            } | null;
                            employmentType: string;
                            salary: {
                                from: number | null;
                                to: number | null;
                                currency: string;
                                /** @enum {unknown} */
                                period: "hour" | "day" | "week" | "month" | "year";
                                text: string;
                            } | null;
                            opensAt: string | null;
                            closesAt: string | null;
                            hearBy?: {
                                day?: string;
                                days?: number;
                            } | null;
                            isExpressionOfInterest: boolean;
                            isListed: boolean;
                            licences: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            qualifications: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            requirements: {
                                name: string;
                                description: string;
                                isRequired: boolean;
                            }[];
                            skills: {
                                name: string;
                                isRequired: boolean;
                                options: {
                                    label: string;
                                    value: string;
                                }[];
                            }[];
                            visas: {
                                name: string;
                            }[];
                            screeningQuestions: {
                                id: string;
                                name: string;
                                repeats?: {
                                    min?: number;
                                    max?: number;
                                };
                                itemLabel?: string;
                                questions: {
                                    id: string;
                                    libraryId?: string;
                                    text: string;
                                    notes?: string;
                                    controlType: string;
                                    isRequired: boolean;
                                    alternative?: string;
                                    minLength?: number | null;
                                    maxLength?: number | null;
                                    options?: {
                                        label: string;
                                        value: string;
                                    }[];
                                    minimum?: number;
                                    maximum?: number;
                                    earliest?: string;
                                    latest?: string;
                                    /** @enum {unknown} */
                                    characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                                    visibleWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    requiredWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    /** @enum {unknown} */
                                    width?: "half" | "full";
                                    defaultValue?: string;
                                }[];
                            }[];
                            attachments: {
                                fileId: string;
                                filename: string;
                                description: string;
                            }[];
                            picture?: {
                                fileId: string;
                                filename: string;
                                alt: string;
                                isDecorative: boolean;
                            } | null;
                        };
                        publishedRevision: number | null;
                        advertisedFrom: string | null;
                        advertisedUntil: string | null;
                        scheduledChange: {
                            at: string;
                            by: string | null;
                        } | null;
                        applications: number;
                        updatedAt: string;
                        updatedBy: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-this-state: The vacancy is not in a state in which this can be done. vacancy-of-back-office: This vacancy comes from a back-office and is changed there. A copy of it can be written here. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    closeOwnVacancies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *         "result": "closed"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: string;
                        /** @enum {unknown} */
                        result: "closed" | "not-open" | "not-found";
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawOwnVacancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The job was filled by somebody of ours."
                 *     }
                 */
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *       "revision": 3,
                     *       "state": "withdrawn",
                     *       "source": "own",
                     *       "content": {
                     *         "code": "V-7A1F5A3E",
                     *         "name": "Coastal Planner",
                     *         "summary": "Plan where the city meets the sea.",
                     *         "description": "<p>You plan the waterfront with those who live there.</p>",
                     *         "department": "Planning",
                     *         "location": "Harbour City",
                     *         "address": null,
                     *         "employmentType": "Full time",
                     *         "salary": {
                     *           "from": 98000,
                     *           "to": 112000,
                     *           "currency": "AUD",
                     *           "period": "year",
                     *           "text": ""
                     *         },
                     *         "opensAt": null,
                     *         "closesAt": "2026-12-05T13:59:00.000Z",
                     *         "isExpressionOfInterest": false,
                     *         "isListed": true,
                     *         "licences": [
                     *           {
                     *             "name": "Driver licence",
                     *             "isRequired": true
                     *           }
                     *         ],
                     *         "qualifications": [],
                     *         "requirements": [],
                     *         "skills": [],
                     *         "visas": [],
                     *         "screeningQuestions": [
                     *           {
                     *             "id": "g-about",
                     *             "name": "About you",
                     *             "questions": [
                     *               {
                     *                 "id": "q-why",
                     *                 "text": "Why this job?",
                     *                 "controlType": "txa",
                     *                 "isRequired": true
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "attachments": []
                     *       },
                     *       "publishedRevision": 3,
                     *       "advertisedFrom": null,
                     *       "advertisedUntil": null,
                     *       "scheduledChange": null,
                     *       "applications": 0,
                     *       "updatedAt": "2026-11-22T04:05:06.789Z",
                     *       "updatedBy": "lakeside-admin"
                     *     }
                     */
                    "application/json": {
                        id: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "draft" | "scheduled" | "open" | "closed" | "withdrawn";
                        /** @enum {unknown} */
                        source: "own" | "backOffice";
                        content: {
                            code: string;
                            name: string;
                            summary: string;
                            description: string;
                            department: string;
                            location: string;
                            address: {
                                street?: string;
                                city?: string;
                                region?: string;
                                postcode?: string;
                                country?: string;
                            } | null;
                            employmentType: string;
                            salary: {
                                from: number | null;
                                to: number | null;
                                currency: string;
                                /** @enum {unknown} */
                                period: "hour" | "day" | "week" | "month" | "year";
                                text: string;
                            } | null;
                            opensAt: string | null;
                            closesAt: string | null;
                            hearBy?: {
                                day?: string;
                                days?: number;
                            } | null;
                            isExpressionOfInterest: boolean;
                            isListed: boolean;
                            licences: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            qualifications: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            requirements: {
                                name: string;
                                description: string;
                                isRequired: boolean;
                            }[];
                            skills: {
                                name: string;
                                isRequired: boolean;
                                options: {
                                    label: string;
                                    value: string;
                                }[];
                            }[];
                            visas: {
                                name: string;
                            }[];
                            screeningQuestions: {
                                id: string;
                                name: string;
                                repeats?: {
                                    min?: number;
                                    max?: number;
                                };
                                itemLabel?: string;
                                questions: {
                                    id: string;
                                    libraryId?: string;
                                    text: string;
                                    notes?: string;
                                    controlType: string;
                                    isRequired: boolean;
                                    alternative?: string;
                                    minLength?: number | null;
                                    maxLength?: number | null;
                                    options?: {
                                        label: string;
                                        value: string;
                                    }[];
                                    minimum?: number;
                                    maximum?: number;
                                    earliest?: string;
                                    latest?: string;
                                    /** @enum {unknown} */
                                    characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                                    visibleWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    requiredWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    /** @enum {unknown} */
                                    width?: "half" | "full";
                                    defaultValue?: string;
                                }[];
                            }[];
                            attachments: {
                                fileId: string;
                                filename: string;
                                description: string;
                            }[];
                            picture?: {
                                fileId: string;
                                filename: string;
                                alt: string;
                                isDecorative: boolean;
                            } | null;
                        };
                        publishedRevision: number | null;
                        advertisedFrom: string | null;
                        advertisedUntil: string | null;
                        scheduledChange: {
                            at: string;
                            by: string | null;
                        } | null;
                        applications: number;
                        updatedAt: string;
                        updatedBy: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-this-state: The vacancy is not in a state in which this can be done. vacancy-of-back-office: This vacancy comes from a back-office and is changed there. A copy of it can be written here. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawScheduledChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *       "revision": 3,
                     *       "state": "open",
                     *       "source": "own",
                     *       "content": {
                     *         "code": "V-7A1F5A3E",
                     *         "name": "Coastal Planner",
                     *         "summary": "Plan where the city meets the sea.",
                     *         "description": "<p>You plan the waterfront with those who live there.</p>",
                     *         "department": "Planning",
                     *         "location": "Harbour City",
                     *         "address": null,
                     *         "employmentType": "Full time",
                     *         "salary": {
                     *           "from": 98000,
                     *           "to": 112000,
                     *           "currency": "AUD",
                     *           "period": "year",
                     *           "text": ""
                     *         },
                     *         "opensAt": null,
                     *         "closesAt": "2026-12-05T13:59:00.000Z",
                     *         "isExpressionOfInterest": false,
                     *         "isListed": true,
                     *         "licences": [
                     *           {
                     *             "name": "Driver licence",
                     *             "isRequired": true
                     *           }
                     *         ],
                     *         "qualifications": [],
                     *         "requirements": [],
                     *         "skills": [],
                     *         "visas": [],
                     *         "screeningQuestions": [
                     *           {
                     *             "id": "g-about",
                     *             "name": "About you",
                     *             "questions": [
                     *               {
                     *                 "id": "q-why",
                     *                 "text": "Why this job?",
                     *                 "controlType": "txa",
                     *                 "isRequired": true
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "attachments": []
                     *       },
                     *       "publishedRevision": 2,
                     *       "advertisedFrom": "2026-11-22T04:05:06.789Z",
                     *       "advertisedUntil": "2026-12-05T13:59:00.000Z",
                     *       "scheduledChange": null,
                     *       "applications": 0,
                     *       "updatedAt": "2026-11-22T04:05:06.789Z",
                     *       "updatedBy": "lakeside-admin"
                     *     }
                     */
                    "application/json": {
                        id: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "draft" | "scheduled" | "open" | "closed" | "withdrawn";
                        /** @enum {unknown} */
                        source: "own" | "backOffice";
                        content: {
                            code: string;
                            name: string;
                            summary: string;
                            description: string;
                            department: string;
                            location: string;
                            address: {
                                street?: string;
                                city?: string;
                                region?: string;
                                postcode?: string;
                                country?: string;
                            } | null;
                            employmentType: string;
                            salary: {
                                from: number | null;
                                to: number | null;
                                currency: string;
                                /** @enum {unknown} */
                                period: "hour" | "day" | "week" | "month" | "year";
                                text: string;
                            } | null;
                            opensAt: string | null;
                            closesAt: string | null;
                            hearBy?: {
                                day?: string;
                                days?: number;
                            } | null;
                            isExpressionOfInterest: boolean;
                            isListed: boolean;
                            licences: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            qualifications: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            requirements: {
                                name: string;
                                description: string;
                                isRequired: boolean;
                            }[];
                            skills: {
                                name: string;
                                isRequired: boolean;
                                options: {
                                    label: string;
                                    value: string;
                                }[];
                            }[];
                            visas: {
                                name: string;
                            }[];
                            screeningQuestions: {
                                id: string;
                                name: string;
                                repeats?: {
                                    min?: number;
                                    max?: number;
                                };
                                itemLabel?: string;
                                questions: {
                                    id: string;
                                    libraryId?: string;
                                    text: string;
                                    notes?: string;
                                    controlType: string;
                                    isRequired: boolean;
                                    alternative?: string;
                                    minLength?: number | null;
                                    maxLength?: number | null;
                                    options?: {
                                        label: string;
                                        value: string;
                                    }[];
                                    minimum?: number;
                                    maximum?: number;
                                    earliest?: string;
                                    latest?: string;
                                    /** @enum {unknown} */
                                    characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                                    visibleWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    requiredWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    /** @enum {unknown} */
                                    width?: "half" | "full";
                                    defaultValue?: string;
                                }[];
                            }[];
                            attachments: {
                                fileId: string;
                                filename: string;
                                description: string;
                            }[];
                            picture?: {
                                fileId: string;
                                filename: string;
                                alt: string;
                                isDecorative: boolean;
                            } | null;
                        };
                        publishedRevision: number | null;
                        advertisedFrom: string | null;
                        advertisedUntil: string | null;
                        scheduledChange: {
                            at: string;
                            by: string | null;
                        } | null;
                        applications: number;
                        updatedAt: string;
                        updatedBy: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-this-state: The vacancy is not in a state in which this can be done. vacancy-of-back-office: This vacancy comes from a back-office and is changed there. A copy of it can be written here. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listVacancyVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "number": 2,
                     *         "at": "2026-11-22T04:05:06.789Z",
                     *         "by": "lakeside-admin",
                     *         "reason": "",
                     *         "changes": [
                     *           "Question added: Why this job?"
                     *         ],
                     *         "serves": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        number: number;
                        at: string;
                        by: string | null;
                        reason: string;
                        changes: string[];
                        serves: boolean;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    compareVacancyVersions: {
        parameters: {
            query: {
                /** @example draft */
                with: string;
            };
            header?: never;
            path: {
                /** @example 7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10 */
                id: string;
                /** @example 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changes": [
                     *         "Title: Planner → Coastal Planner"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        changes: string[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreVacancyVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10 */
                id: string;
                /** @example 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *       "revision": 3,
                     *       "state": "draft",
                     *       "source": "own",
                     *       "content": {
                     *         "code": "V-7A1F5A3E",
                     *         "name": "Coastal Planner",
                     *         "summary": "Plan where the city meets the sea.",
                     *         "description": "<p>You plan the waterfront with those who live there.</p>",
                     *         "department": "Planning",
                     *         "location": "Harbour City",
                     *         "address": null,
                     *         "employmentType": "Full time",
                     *         "salary": {
                     *           "from": 98000,
                     *           "to": 112000,
                     *           "currency": "AUD",
                     *           "period": "year",
                     *           "text": ""
                     *         },
                     *         "opensAt": null,
                     *         "closesAt": "2026-12-05T13:59:00.000Z",
                     *         "isExpressionOfInterest": false,
                     *         "isListed": true,
                     *         "licences": [
                     *           {
                     *             "name": "Driver licence",
                     *             "isRequired": true
                     *           }
                     *         ],
                     *         "qualifications": [],
                     *         "requirements": [],
                     *         "skills": [],
                     *         "visas": [],
                     *         "screeningQuestions": [
                     *           {
                     *             "id": "g-about",
                     *             "name": "About you",
                     *             "questions": [
                     *               {
                     *                 "id": "q-why",
                     *                 "text": "Why this job?",
                     *                 "controlType": "txa",
                     *                 "isRequired": true
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "attachments": []
                     *       },
                     *       "publishedRevision": null,
                     *       "advertisedFrom": null,
                     *       "advertisedUntil": null,
                     *       "scheduledChange": null,
                     *       "applications": 0,
                     *       "updatedAt": "2026-11-22T04:05:06.789Z",
                     *       "updatedBy": "lakeside-admin"
                     *     }
                     */
                    "application/json": {
                        id: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "draft" | "scheduled" | "open" | "closed" | "withdrawn";
                        /** @enum {unknown} */
                        source: "own" | "backOffice";
                        content: {
                            code: string;
                            name: string;
                            summary: string;
                            description: string;
                            department: string;
                            location: string;
                            address: {
                                street?: string;
                                city?: string;
                                region?: string;
                                postcode?: string;
                                country?: string;
                            } | null;
                            employmentType: string;
                            salary: {
                                from: number | null;
                                to: number | null;
                                currency: string;
                                /** @enum {unknown} */
                                period: "hour" | "day" | "week" | "month" | "year";
                                text: string;
                            } | null;
                            opensAt: string | null;
                            closesAt: string | null;
                            hearBy?: {
                                day?: string;
                                days?: number;
                            } | null;
                            isExpressionOfInterest: boolean;
                            isListed: boolean;
                            licences: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            qualifications: {
                                name: string;
                                isRequired: boolean;
                            }[];
                            requirements: {
                                name: string;
                                description: string;
                                isRequired: boolean;
                            }[];
                            skills: {
                                name: string;
                                isRequired: boolean;
                                options: {
                                    label: string;
                                    value: string;
                                }[];
                            }[];
                            visas: {
                                name: string;
                            }[];
                            screeningQuestions: {
                                id: string;
                                name: string;
                                repeats?: {
                                    min?: number;
                                    max?: number;
                                };
                                itemLabel?: string;
                                questions: {
                                    id: string;
                                    libraryId?: string;
                                    text: string;
                                    notes?: string;
                                    controlType: string;
                                    isRequired: boolean;
                                    alternative?: string;
                                    minLength?: number | null;
                                    maxLength?: number | null;
                                    options?: {
                                        label: string;
                                        value: string;
                                    }[];
                                    minimum?: number;
                                    maximum?: number;
                                    earliest?: string;
                                    latest?: string;
                                    /** @enum {unknown} */
                                    characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                                    visibleWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    requiredWhen?: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    } | {
                                        all: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    } | {
                                        any: {
                                            field: string;
                                            equals?: string | boolean;
                                            notEquals?: string | boolean;
                                            contains?: string;
                                            isFilled?: boolean;
                                            greaterThan?: number;
                                            lessThan?: number;
                                            before?: string;
                                            after?: string;
                                            orUnanswered?: boolean;
                                        }[];
                                    };
                                    /** @enum {unknown} */
                                    width?: "half" | "full";
                                    defaultValue?: string;
                                }[];
                            }[];
                            attachments: {
                                fileId: string;
                                filename: string;
                                description: string;
                            }[];
                            picture?: {
                                fileId: string;
                                filename: string;
                                alt: string;
                                isDecorative: boolean;
                            } | null;
                        };
                        publishedRevision: number | null;
                        advertisedFrom: string | null;
                        advertisedUntil: string | null;
                        scheduledChange: {
                            at: string;
                            by: string | null;
                        } | null;
                        applications: number;
                        updatedAt: string;
                        updatedBy: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLibraryQuestions: {
        parameters: {
            query?: {
                /** @example why */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0c4b6f0e-5d0c-4f0e-8f5c-1f6a1b1c9d10",
                     *         "name": "Why this job",
                     *         "question": {
                     *           "text": "Why this job?",
                     *           "controlType": "txa",
                     *           "isRequired": true
                     *         },
                     *         "usedIn": [
                     *           {
                     *             "id": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *             "name": "Coastal Planner"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: string;
                        name: string;
                        question: {
                            text: string;
                            notes?: string;
                            controlType: string;
                            isRequired: boolean;
                            alternative?: string;
                            minLength?: number | null;
                            maxLength?: number | null;
                            options?: {
                                label: string;
                                value: string;
                            }[];
                            minimum?: number;
                            maximum?: number;
                            earliest?: string;
                            latest?: string;
                            /** @enum {unknown} */
                            characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                            visibleWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            requiredWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            /** @enum {unknown} */
                            width?: "half" | "full";
                            defaultValue?: string;
                        };
                        usedIn: {
                            id: string;
                            name: string;
                        }[];
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addLibraryQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Why this job",
                 *       "question": {
                 *         "text": "Why this job?",
                 *         "controlType": "txa",
                 *         "isRequired": true
                 *       }
                 *     }
                 */
                "application/json": {
                    name: string;
                    question: {
                        text: string;
                        notes?: string;
                        controlType: string;
                        isRequired: boolean;
                        alternative?: string;
                        minLength?: number | null;
                        maxLength?: number | null;
                        options?: {
                            label: string;
                            value: string;
                        }[];
                        minimum?: number;
                        maximum?: number;
                        earliest?: string;
                        latest?: string;
                        /** @enum {unknown} */
                        characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                        visibleWhen?: {
                            field: string;
                            equals?: string | boolean;
                            notEquals?: string | boolean;
                            contains?: string;
                            isFilled?: boolean;
                            greaterThan?: number;
                            lessThan?: number;
                            before?: string;
                            after?: string;
                            orUnanswered?: boolean;
                        } | {
                            all: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            }[];
                        } | {
                            any: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            }[];
                        };
                        requiredWhen?: {
                            field: string;
                            equals?: string | boolean;
                            notEquals?: string | boolean;
                            contains?: string;
                            isFilled?: boolean;
                            greaterThan?: number;
                            lessThan?: number;
                            before?: string;
                            after?: string;
                            orUnanswered?: boolean;
                        } | {
                            all: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            }[];
                        } | {
                            any: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            }[];
                        };
                        /** @enum {unknown} */
                        width?: "half" | "full";
                        defaultValue?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0c4b6f0e-5d0c-4f0e-8f5c-1f6a1b1c9d10",
                     *       "name": "Why this job",
                     *       "question": {
                     *         "text": "Why this job?",
                     *         "controlType": "txa",
                     *         "isRequired": true
                     *       },
                     *       "usedIn": []
                     *     }
                     */
                    "application/json": {
                        id: string;
                        name: string;
                        question: {
                            text: string;
                            notes?: string;
                            controlType: string;
                            isRequired: boolean;
                            alternative?: string;
                            minLength?: number | null;
                            maxLength?: number | null;
                            options?: {
                                label: string;
                                value: string;
                            }[];
                            minimum?: number;
                            maximum?: number;
                            earliest?: string;
                            latest?: string;
                            /** @enum {unknown} */
                            characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                            visibleWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            requiredWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            /** @enum {unknown} */
                            width?: "half" | "full";
                            defaultValue?: string;
                        };
                        usedIn: {
                            id: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putLibraryQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0c4b6f0e-5d0c-4f0e-8f5c-1f6a1b1c9d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Why this job",
                 *       "question": {
                 *         "text": "Why this job?",
                 *         "controlType": "txa",
                 *         "isRequired": true
                 *       },
                 *       "everywhere": true
                 *     }
                 */
                "application/json": {
                    name: string;
                    question: {
                        text: string;
                        notes?: string;
                        controlType: string;
                        isRequired: boolean;
                        alternative?: string;
                        minLength?: number | null;
                        maxLength?: number | null;
                        options?: {
                            label: string;
                            value: string;
                        }[];
                        minimum?: number;
                        maximum?: number;
                        earliest?: string;
                        latest?: string;
                        /** @enum {unknown} */
                        characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                        visibleWhen?: {
                            field: string;
                            equals?: string | boolean;
                            notEquals?: string | boolean;
                            contains?: string;
                            isFilled?: boolean;
                            greaterThan?: number;
                            lessThan?: number;
                            before?: string;
                            after?: string;
                            orUnanswered?: boolean;
                        } | {
                            all: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            }[];
                        } | {
                            any: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            }[];
                        };
                        requiredWhen?: {
                            field: string;
                            equals?: string | boolean;
                            notEquals?: string | boolean;
                            contains?: string;
                            isFilled?: boolean;
                            greaterThan?: number;
                            lessThan?: number;
                            before?: string;
                            after?: string;
                            orUnanswered?: boolean;
                        } | {
                            all: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            }[];
                        } | {
                            any: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            }[];
                        };
                        /** @enum {unknown} */
                        width?: "half" | "full";
                        defaultValue?: string;
                    };
                    everywhere: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0c4b6f0e-5d0c-4f0e-8f5c-1f6a1b1c9d10",
                     *       "name": "Why this job",
                     *       "question": {
                     *         "text": "Why this job?",
                     *         "controlType": "txa",
                     *         "isRequired": true
                     *       },
                     *       "usedIn": [
                     *         {
                     *           "id": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *           "name": "Coastal Planner"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        id: string;
                        name: string;
                        question: {
                            text: string;
                            notes?: string;
                            controlType: string;
                            isRequired: boolean;
                            alternative?: string;
                            minLength?: number | null;
                            maxLength?: number | null;
                            options?: {
                                label: string;
                                value: string;
                            }[];
                            minimum?: number;
                            maximum?: number;
                            earliest?: string;
                            latest?: string;
                            /** @enum {unknown} */
                            characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                            visibleWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            requiredWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            /** @enum {unknown} */
                            width?: "half" | "full";
                            defaultValue?: string;
                        };
                        usedIn: {
                            id: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLibraryQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0c4b6f0e-5d0c-4f0e-8f5c-1f6a1b1c9d10 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHasApplied: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 4 */
                id: number;
                /** @example sam.tester@example.org */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hasApplied": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        hasApplied: true;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPrefill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5d8e9a50-3a51-4b0e-9f6e-0d5b0a7f3c12 */
                guid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firstName": "Sam",
                     *       "surname": "Tester",
                     *       "phoneNumber": "0400 000 000",
                     *       "email": "sam.tester@example.org",
                     *       "street": "1 Wharf Street",
                     *       "suburb": "Harbour City",
                     *       "postcode": "2000",
                     *       "stateCode": "NSW",
                     *       "countryCode": "AU",
                     *       "resumeFileName": "resume.pdf",
                     *       "resumeMimeType": "application/pdf"
                     *     }
                     */
                    "application/json": {
                        firstName: string;
                        surname: string;
                        phoneNumber: string;
                        email: string;
                        street: string;
                        suburb: string;
                        postcode: string;
                        stateCode: string;
                        countryCode: string;
                        resumeFileName: string;
                        resumeMimeType: string;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readResume: {
        parameters: {
            query: {
                /** @example AU */
                country: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.foyer.resume": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "facts": {
                     *         "firstName": "Sam",
                     *         "surname": "Tester",
                     *         "email": "sam.tester@example.org"
                     *       }
                     *     }
                     */
                    "application/json": {
                        facts: {
                            firstName?: string;
                            surname?: string;
                            email?: string;
                            phone?: string;
                            linkedIn?: string;
                            github?: string;
                            website?: string;
                            street?: string;
                            suburb?: string;
                            postcode?: string;
                            stateCode?: string;
                            countryCode?: string;
                        };
                    } | {
                        /** @enum {unknown} */
                        problem: "noText" | "encrypted" | "damaged" | "tooLarge" | "unknownKind" | "tookTooLong";
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    countFormLeaving: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientCode": "harbour",
                 *       "vacancyGuid": "6f1c4b0e-8d53-4a57-9b64-0c1d2e3f4a5b",
                 *       "formVersion": "4c1f0a9be2d7",
                 *       "report": {
                 *         "lastField": "resume",
                 *         "missing": [
                 *           "resume"
                 *         ],
                 *         "wrong": [],
                 *         "time": "under3",
                 *         "isSent": false
                 *       },
                 *       "instead": null
                 *     }
                 */
                "application/json": {
                    clientCode: string;
                    vacancyGuid: string;
                    formVersion: string;
                    report: {
                        lastField: string | null;
                        missing: string[];
                        wrong: string[];
                        /** @enum {unknown} */
                        time: "under1" | "under3" | "under10" | "longer";
                        isSent: boolean;
                    };
                    instead: {
                        lastField: string | null;
                        missing: string[];
                        wrong: string[];
                        /** @enum {unknown} */
                        time: "under1" | "under3" | "under10" | "longer";
                        isSent: boolean;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    giveFormStamp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientCode": "harbour",
                 *       "vacancyGuid": "6f1c4b0e-8d53-4a57-9b64-0c1d2e3f4a5b"
                 *     }
                 */
                "application/json": {
                    clientCode: string;
                    vacancyGuid: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stamp": "1795478400000.sQ0w3rT5yU7iO9pA2.0fJx3m4vPq7nY1bZs8dKc2hWl5tRg6eUa9iXoQpTnMs",
                     *       "work": null
                     *     }
                     */
                    "application/json": {
                        stamp: string;
                        work: {
                            challenge: string;
                            salt: string;
                            signature: string;
                            most: number;
                        } | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOverview: {
        parameters: {
            query?: {
                /** @example 30 */
                days?: 30 | 90;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "days": 30,
                     *       "applications": null,
                     *       "vacancies": {
                     *         "drafts": 2,
                     *         "scheduled": 1,
                     *         "open": 14,
                     *         "closing": []
                     *       },
                     *       "alerts": null
                     *     }
                     */
                    "application/json": {
                        days: number;
                        applications: {
                            total: number;
                            before: number;
                            byDay: {
                                day: string;
                                count: number;
                            }[];
                            byJob: {
                                code: string;
                                name: string;
                                count: number;
                            }[];
                            bySource: {
                                channel: string | null;
                                count: number;
                            }[];
                            waiting: {
                                unopened: number;
                                retrying: number;
                                failed: number;
                                dueSoon: number;
                                overdue: number;
                            };
                            leaving: {
                                isCounted: boolean;
                                sent: number | null;
                                left: number | null;
                                fields: {
                                    label: string | null;
                                    left: number;
                                    errors: number;
                                }[];
                                others: number;
                            };
                            stopped: number;
                        } | null;
                        vacancies: {
                            drafts: number;
                            scheduled: number;
                            open: number;
                            closing: {
                                id: string;
                                name: string;
                                code: string;
                                closesAt: string;
                            }[];
                        } | null;
                        alerts: {
                            total: number;
                            bySearch: {
                                filters: {
                                    name: string;
                                    location: string;
                                    department: string;
                                    employmentType: string;
                                };
                                count: number;
                            }[];
                        } | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitApplication: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
                "foyer-form-stamp"?: string;
                "foyer-form-work"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vacancyId": 4,
                 *       "firstName": "Sam",
                 *       "surname": "Tester",
                 *       "email": "sam.tester@example.org",
                 *       "mobile": "0400 000 000",
                 *       "applicationLicences": [
                 *         {
                 *           "id": 11,
                 *           "applicantResponse": "Y"
                 *         }
                 *       ],
                 *       "applicationQualifications": [],
                 *       "applicationRequirements": [],
                 *       "applicationSkills": [],
                 *       "applicationVisas": [],
                 *       "applicationScreeningQuestions": [],
                 *       "customFields": [],
                 *       "attachmentKeys": [
                 *         "resume"
                 *       ]
                 *     }
                 */
                "application/json": {
                    vacancyId: number;
                    attachmentKeys?: string[];
                    applicationPrefilObjectStoreGuid?: string | null;
                    broadbeanChannel?: string | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "guid": "0f0b1d5e-4e0c-4d63-8b1a-6a3a5a2b7c11",
                     *       "submittedDate": "2026-11-22T04:05:06.789Z",
                     *       "link": "/application/q8Hk2mV0TqK1bXl5c7d9eQ"
                     *     }
                     */
                    "application/json": {
                        id: number;
                        guid: string;
                        submittedDate: string;
                        hearBy?: string;
                        link?: string;
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description already-applied: This email address has already applied for this vacancy. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description vacancy-closed: This vacancy takes no more applications. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields key-reused: This key came before with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description form-stamp: What was sent carries no fresh stamp of a form, or not the work that goes with it. Ask for one at /api/formStamps, and send it again with that. form-stamp-used: This form has sent an application. Ask for a fresh stamp at /api/formStamps, and send it again with that. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendApplicationFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 21,
                     *         "filename": "resume.pdf"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        filename: string;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description withheld: The scanner found something in this file. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description file-exists: A file was already received for this field. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description upload-over: Files are taken within an hour of the application. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "resume",
                 *       "filename": "resume.pdf",
                 *       "size": 1048576
                 *     }
                 */
                "application/json": {
                    key: string;
                    filename: string;
                    size: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "offset": 0,
                     *       "size": 1048576
                     *     }
                     */
                    "application/json": {
                        id: number;
                        offset: number;
                        size: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description file-exists: A file was already received for this field. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description upload-over: Files are taken within an hour of the application. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9 */
                id: number;
                /** @example 5 */
                uploadId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "offset": 262144,
                     *       "size": 1048576
                     *     }
                     */
                    "application/json": {
                        id: number;
                        offset: number;
                        size: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description upload-over: Files are taken within an hour of the application. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendPiece: {
        parameters: {
            query?: never;
            header?: {
                "upload-offset"?: string;
                "upload-complete"?: "?0" | "?1";
            };
            path: {
                /** @example 9 */
                id: number;
                /** @example 5 */
                uploadId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/partial-upload": string;
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 21,
                     *         "filename": "resume.pdf"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        filename: string;
                    }[];
                };
            };
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description other-offset: What was sent does not go on where the upload stands: Upload-Offset says where that is. file-exists: A file was already received for this field. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description upload-over: Files are taken within an hour of the application. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendPrefilledResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "applicationGuid": "0f0b1d5e-4e0c-4d63-8b1a-6a3a5a2b7c11",
                 *       "applicationPrefilObjectStoreGuid": "5d8e9a50-3a51-4b0e-9f6e-0d5b0a7f3c12"
                 *     }
                 */
                "application/json": {
                    applicationGuid: string;
                    applicationPrefilObjectStoreGuid: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 21,
                     *         "filename": "resume.pdf"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        filename: string;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description file-exists: A file was already received for this field. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description upload-over: Files are taken within an hour of the application. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @example submittedDate */
                sortColumn?: "id" | "submittedDate" | "vacancyCode" | "vacancyName" | "location" | "applicantName" | "isSentToConnx";
                /** @example desc */
                sortOrder?: "asc" | "desc";
                pageSize?: number;
                /** @example 1 */
                page?: number;
                vacancyCode?: string;
                /** @example planner */
                vacancyName?: string;
                vacancyLocation?: string;
                applicantName?: string;
                isSentToConnx?: boolean;
                isExpressionOfInterest?: boolean;
                submittedFromDate?: string;
                submittedToDate?: string;
                isOpened?: boolean;
                state?: "received" | "in review" | "interview" | "not this time" | "hired" | "withdrawn";
                due?: "soon" | "overdue";
                deliveryState?: "waiting" | "retrying" | "failed" | "sent";
                failedFromDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 9,
                     *           "submittedDate": "2026-11-22T04:05:06.789Z",
                     *           "vacancyCode": "HCC-104",
                     *           "vacancyName": "Coastal Planner",
                     *           "location": "Harbour City",
                     *           "applicantName": "Sam Tester",
                     *           "isHidden": false,
                     *           "isSentToConnx": true,
                     *           "isOpened": true,
                     *           "withdrawnDate": null,
                     *           "state": "in review",
                     *           "hearBy": "2026-12-12",
                     *           "deliveryState": "sent",
                     *           "deliveryError": null
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "lastPage": 1,
                     *         "recordCount": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        results: {
                            id: number;
                            submittedDate: string;
                            vacancyCode: string;
                            vacancyName: string;
                            location: string;
                            applicantName: string;
                            isHidden: boolean;
                            isSentToConnx: boolean;
                            isOpened: boolean;
                            withdrawnDate: string | null;
                            /** @enum {unknown} */
                            state: "received" | "in review" | "interview" | "not this time" | "hired" | "withdrawn";
                            hearBy: string | null;
                            /** @enum {unknown} */
                            deliveryState: "waiting" | "retrying" | "failed" | "sent";
                            deliveryError: string | null;
                        }[];
                        pagination: {
                            page: number;
                            lastPage: number;
                            recordCount: number;
                        };
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    countApplications: {
        parameters: {
            query?: {
                isExpressionOfInterest?: boolean;
                /** @example 2026-11-22 */
                failedFromDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "all": 60,
                     *       "unopened": 4,
                     *       "retrying": 2,
                     *       "failed": 1,
                     *       "dueSoon": 3,
                     *       "overdue": 1,
                     *       "byState": {
                     *         "received": 30,
                     *         "in review": 12,
                     *         "interview": 6,
                     *         "not this time": 10,
                     *         "hired": 1,
                     *         "withdrawn": 1
                     *       },
                     *       "failedSince": 1
                     *     }
                     */
                    "application/json": {
                        all: number;
                        unopened: number;
                        retrying: number;
                        failed: number;
                        dueSoon: number;
                        overdue: number;
                        byState: {
                            received: number;
                            "in review": number;
                            interview: number;
                            "not this time": number;
                            hired: number;
                            withdrawn: number;
                        };
                        failedSince: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportApplications: {
        parameters: {
            query?: {
                /** @example applicantName */
                sortColumn?: "id" | "submittedDate" | "vacancyCode" | "vacancyName" | "location" | "applicantName" | "isSentToConnx";
                /** @example asc */
                sortOrder?: "asc" | "desc";
                pageSize?: number;
                page?: number;
                vacancyCode?: string;
                vacancyName?: string;
                vacancyLocation?: string;
                applicantName?: string;
                isSentToConnx?: boolean;
                isExpressionOfInterest?: boolean;
                submittedFromDate?: string;
                submittedToDate?: string;
                isOpened?: boolean;
                state?: "received" | "in review" | "interview" | "not this time" | "hired" | "withdrawn";
                due?: "soon" | "overdue";
                deliveryState?: "waiting" | "retrying" | "failed" | "sent";
                failedFromDate?: string;
                columns?: string;
                /** @example true */
                answers?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportDocuments: {
        parameters: {
            query?: {
                sortColumn?: "id" | "submittedDate" | "vacancyCode" | "vacancyName" | "location" | "applicantName" | "isSentToConnx";
                sortOrder?: "asc" | "desc";
                pageSize?: number;
                page?: number;
                /** @example HCC-104 */
                vacancyCode?: string;
                vacancyName?: string;
                vacancyLocation?: string;
                applicantName?: string;
                isSentToConnx?: boolean;
                isExpressionOfInterest?: boolean;
                submittedFromDate?: string;
                submittedToDate?: string;
                isOpened?: boolean;
                state?: "received" | "in review" | "interview" | "not this time" | "hired" | "withdrawn";
                due?: "soon" | "overdue";
                deliveryState?: "waiting" | "retrying" | "failed" | "sent";
                failedFromDate?: string;
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-much: One zip file holds the documents of at most 500 applications, and 500 MB. Please narrow the filters. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "submittedDate": "2026-11-22T04:05:06.789Z",
                     *       "vacancyCode": "HCC-104",
                     *       "vacancyName": "Coastal Planner",
                     *       "location": "Harbour City",
                     *       "applicantName": "Sam Tester",
                     *       "isHidden": false,
                     *       "isSentToConnx": true,
                     *       "isOpened": true,
                     *       "withdrawnDate": null,
                     *       "state": "in review",
                     *       "hearBy": "2026-12-12",
                     *       "deliveryState": "sent",
                     *       "deliveryError": null,
                     *       "contact": {
                     *         "email": "sam@example.org",
                     *         "phone": "0491 570 006"
                     *       },
                     *       "sections": [
                     *         {
                     *           "title": "Your details",
                     *           "items": [
                     *             {
                     *               "label": "First name",
                     *               "answer": "Sam"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "title": "Referee 1",
                     *           "items": [
                     *             {
                     *               "label": "Name",
                     *               "answer": "Alex Marsh"
                     *             }
                     *           ],
                     *           "group": {
                     *             "label": "Referees",
                     *             "row": 1
                     *           }
                     *         }
                     *       ],
                     *       "attachments": [
                     *         {
                     *           "id": 21,
                     *           "filename": "resume.pdf",
                     *           "mime": "application/pdf",
                     *           "size": 48213,
                     *           "fieldKey": "resume",
                     *           "question": "Resume",
                     *           "isWithheld": false
                     *         }
                     *       ],
                     *       "missingDocuments": [
                     *         "Cover Letter"
                     *       ],
                     *       "delivery": {
                     *         "state": "sent",
                     *         "attempts": 1,
                     *         "lastError": null,
                     *         "sentAt": "2026-11-22T04:05:09.000Z",
                     *         "nextAttemptAt": null
                     *       },
                     *       "deliveryAttempts": [
                     *         {
                     *           "at": "2026-11-22T04:05:09.000Z",
                     *           "status": 200,
                     *           "error": null
                     *         }
                     *       ],
                     *       "history": [
                     *         {
                     *           "at": "2026-11-23T09:00:00.000Z",
                     *           "by": "harbour-admin",
                     *           "state": "in review",
                     *           "told": "mail",
                     *           "words": "We have read your application and are looking at it closely."
                     *         }
                     *       ],
                     *       "notes": [
                     *         {
                     *           "id": 4,
                     *           "by": "harbour-admin",
                     *           "text": "Asked for a second interview.",
                     *           "at": "2026-11-23T10:15:00.000Z",
                     *           "changedAt": null,
                     *           "isOwn": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        id: number;
                        submittedDate: string;
                        vacancyCode: string;
                        vacancyName: string;
                        location: string;
                        applicantName: string;
                        isHidden: boolean;
                        isSentToConnx: boolean;
                        isOpened: boolean;
                        withdrawnDate: string | null;
                        /** @enum {unknown} */
                        state: "received" | "in review" | "interview" | "not this time" | "hired" | "withdrawn";
                        hearBy: string | null;
                        /** @enum {unknown} */
                        deliveryState: "waiting" | "retrying" | "failed" | "sent";
                        deliveryError: string | null;
                        contact: {
                            email: string | null;
                            phone: string | null;
                        };
                        sections: {
                            title: string;
                            items: {
                                label: string;
                                answer: string;
                                secret?: string;
                            }[];
                            group?: {
                                label: string;
                                row: number | null;
                            };
                        }[];
                        attachments: {
                            id: number;
                            filename: string;
                            mime: string;
                            size: number;
                            fieldKey: string;
                            question: string;
                            isWithheld: boolean;
                        }[];
                        missingDocuments: string[];
                        delivery: {
                            /** @enum {unknown} */
                            state: "waiting" | "sending" | "sent" | "failed";
                            attempts: number;
                            lastError: string | null;
                            sentAt: string | null;
                            nextAttemptAt: string | null;
                        };
                        deliveryAttempts: {
                            at: string;
                            status: number | null;
                            error: string | null;
                        }[];
                        history: {
                            at: string;
                            by: string | null;
                            /** @enum {unknown} */
                            state: "received" | "in review" | "interview" | "not this time" | "hired" | "withdrawn";
                            /** @enum {unknown} */
                            told: "mail" | "link";
                            words: string | null;
                        }[];
                        notes: {
                            id: number;
                            by: string | null;
                            text: string;
                            at: string;
                            changedAt: string | null;
                            isOwn: boolean;
                        }[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getApplicationFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9 */
                id: number;
                /** @example 21 */
                attachmentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. withheld: The scanner found something in this file. identity-hidden: Applications are reviewed without names here. Ask who it is first (Show who it is); that is written down. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addApplicationNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Asked for a second interview."
                 *     }
                 */
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "by": "harbour-admin",
                     *       "text": "Asked for a second interview.",
                     *       "at": "2026-11-23T10:15:00.000Z",
                     *       "changedAt": null,
                     *       "isOwn": true
                     *     }
                     */
                    "application/json": {
                        id: number;
                        by: string | null;
                        text: string;
                        at: string;
                        changedAt: string | null;
                        isOwn: boolean;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeApplicationNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9 */
                id: number;
                /** @example 4 */
                noteId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Asked for a second interview."
                 *     }
                 */
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeApplicationNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9 */
                id: number;
                /** @example 4 */
                noteId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revealSecretAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "path": "/custom-104"
                 *     }
                 */
                "application/json": {
                    path: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "answer": "the word that was agreed"
                     *     }
                     */
                    "application/json": {
                        answer: string;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. identity-hidden: Applications are reviewed without names here. Ask who it is first (Show who it is); that is written down. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    showIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resubmitApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "applicationIds": [
                 *         9,
                 *         10
                 *       ]
                 *     }
                 */
                "application/json": {
                    applicationId: number;
                } | {
                    applicationIds: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "applicationId": 9,
                     *           "result": "queued"
                     *         },
                     *         {
                     *           "applicationId": 10,
                     *           "result": "not-found"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        results: {
                            applicationId: number;
                            /** @enum {unknown} */
                            result: "queued" | "not-found" | "failed";
                        }[];
                    };
                };
            };
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setApplicationStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "applicationIds": [
                 *         9,
                 *         10
                 *       ],
                 *       "state": "interview",
                 *       "words": {
                 *         "subject": "Your application for {job}",
                 *         "text": "Dear {name},\n\nwe would like to meet you."
                 *       }
                 *     }
                 */
                "application/json": {
                    applicationIds: number[];
                    /** @enum {unknown} */
                    state: "received" | "in review" | "interview" | "not this time" | "hired";
                    words: {
                        subject: string;
                        text: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "change": "7f6b2f0e-55c5-4f0b-9d2e-9a1f7f6f1c2b",
                     *       "results": [
                     *         {
                     *           "applicationId": 9,
                     *           "result": "set",
                     *           "told": "mail"
                     *         },
                     *         {
                     *           "applicationId": 10,
                     *           "result": "withdrawn",
                     *           "told": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        change: string;
                        results: {
                            applicationId: number;
                            /** @enum {unknown} */
                            result: "set" | "unchanged" | "withdrawn" | "not-found" | "failed";
                            told: ("mail" | "link") | null;
                        }[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoApplicationStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "change": "7f6b2f0e-55c5-4f0b-9d2e-9a1f7f6f1c2b"
                 *     }
                 */
                "application/json": {
                    change: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "applicationId": 9,
                     *           "result": "undone"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        results: {
                            applicationId: number;
                            /** @enum {unknown} */
                            result: "undone" | "sent" | "changed";
                        }[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStateTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "templates": {
                     *         "received": {
                     *           "subject": "Your application for {job} at {company}",
                     *           "text": "Dear {name},\n\nyour application for {job}, reference {reference}, is with us again, and nothing has been decided.\n\nKind regards,\n{company}"
                     *         },
                     *         "in review": {
                     *           "subject": "We are reading your application for {job}",
                     *           "text": "Dear {name},\n\nyour application for {job}, reference {reference}, is being read. You hear from us again when there is something to tell.\n\nKind regards,\n{company}"
                     *         },
                     *         "interview": {
                     *           "subject": "We would like to meet you: {job} at {company}",
                     *           "text": "Dear {name},\n\nthank you for your application for {job}, reference {reference}. We would like to talk with you, and will be in touch to find a time.\n\nKind regards,\n{company}"
                     *         },
                     *         "not this time": {
                     *           "subject": "Your application for {job} at {company}",
                     *           "text": "Dear {name},\n\nthank you for applying for {job}, reference {reference}, and for the time that you gave to it. This time we go on with other applicants.\n\nWe wish you well, and would be glad to hear from you again.\n\nKind regards,\n{company}"
                     *         },
                     *         "hired": {
                     *           "subject": "Welcome to {company}: {job}",
                     *           "text": "Dear {name},\n\nwe are glad that you join us as {job}, reference {reference}. You hear from us about your first days.\n\nKind regards,\n{company}"
                     *         }
                     *       },
                     *       "sendsMail": true
                     *     }
                     */
                    "application/json": {
                        templates: {
                            received: {
                                subject: string;
                                text: string;
                            };
                            "in review": {
                                subject: string;
                                text: string;
                            };
                            interview: {
                                subject: string;
                                text: string;
                            };
                            "not this time": {
                                subject: string;
                                text: string;
                            };
                            hired: {
                                subject: string;
                                text: string;
                            };
                        };
                        sendsMail: boolean;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putStateTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "templates": {
                 *         "received": {
                 *           "subject": "Your application for {job} at {company}",
                 *           "text": "Dear {name},\n\nyour application for {job}, reference {reference}, is with us again, and nothing has been decided.\n\nKind regards,\n{company}"
                 *         },
                 *         "in review": {
                 *           "subject": "We are reading your application for {job}",
                 *           "text": "Dear {name},\n\nyour application for {job}, reference {reference}, is being read. You hear from us again when there is something to tell.\n\nKind regards,\n{company}"
                 *         },
                 *         "interview": {
                 *           "subject": "We would like to meet you: {job} at {company}",
                 *           "text": "Dear {name},\n\nthank you for your application for {job}, reference {reference}. We would like to talk with you, and will be in touch to find a time.\n\nKind regards,\n{company}"
                 *         },
                 *         "not this time": {
                 *           "subject": "Your application for {job} at {company}",
                 *           "text": "Dear {name},\n\nthank you for applying for {job}, reference {reference}, and for the time that you gave to it. This time we go on with other applicants.\n\nWe wish you well, and would be glad to hear from you again.\n\nKind regards,\n{company}"
                 *         },
                 *         "hired": {
                 *           "subject": "Welcome to {company}: {job}",
                 *           "text": "Dear {name},\n\nwe are glad that you join us as {job}, reference {reference}. You hear from us about your first days.\n\nKind regards,\n{company}"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    templates: {
                        received: {
                            subject: string;
                            text: string;
                        };
                        "in review": {
                            subject: string;
                            text: string;
                        };
                        interview: {
                            subject: string;
                            text: string;
                        };
                        "not this time": {
                            subject: string;
                            text: string;
                        };
                        hired: {
                            subject: string;
                            text: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sam.tester@example.org"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applications": [
                     *         {
                     *           "id": 9,
                     *           "vacancyName": "Coastal Planner",
                     *           "submittedDate": "2026-11-20T04:05:06.789Z",
                     *           "documents": 2,
                     *           "isUnsent": false
                     *         }
                     *       ],
                     *       "alerts": 1,
                     *       "erasures": []
                     *     }
                     */
                    "application/json": {
                        applications: {
                            id: number;
                            vacancyName: string;
                            submittedDate: string;
                            documents: number;
                            isUnsent: boolean;
                        }[];
                        alerts: number;
                        erasures: {
                            id: number;
                            hash: string;
                            at: string;
                            applications: number;
                            documents: number;
                        }[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sam.tester@example.org"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applications": [],
                     *       "alerts": []
                     *     }
                     */
                    "application/json": {
                        applications: unknown[];
                        alerts: unknown[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    erasePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sam.tester@example.org"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "hash": "b1f5c0a2c9d94c9fbe3a6a9d1d0c5a7e4f2b8c6d0e1f3a5b7c9d1e3f5a7b9c1d",
                     *       "at": "2026-11-22T04:05:06.789Z",
                     *       "applications": 2,
                     *       "documents": 3
                     *     }
                     */
                    "application/json": {
                        id: number;
                        hash: string;
                        at: string;
                        applications: number;
                        documents: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "months": 24,
                     *       "days": null
                     *     }
                     */
                    "application/json": {
                        months: number | null;
                        days: number | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "months": 24
                 *     }
                 */
                "application/json": {
                    months: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "months": 24,
                     *       "days": null
                     *     }
                     */
                    "application/json": {
                        months: number | null;
                        days: number | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewRetention: {
        parameters: {
            query?: {
                /** @example 12 */
                months?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applications": 31,
                     *       "oldest": "2024-02-03T04:05:06.789Z"
                     *     }
                     */
                    "application/json": {
                        applications: number;
                        oldest: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: {
                /** @example de */
                language?: "en" | "de" | "fr" | "ar";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "privacyLinkLabel": "Our privacy promise",
                     *       "privacyLink": "https://harbour.example/privacy",
                     *       "customLogoRedirectUrl": null,
                     *       "applicationFormFields": [
                     *         {
                     *           "id": 5,
                     *           "displayText": "Birth date",
                     *           "canShowVisibility": true,
                     *           "canShowRequired": true,
                     *           "isVisible": false,
                     *           "isRequired": false
                     *         }
                     *       ],
                     *       "canShowSidebar": true,
                     *       "canShowEoi": true,
                     *       "canShowRecentJobs": true,
                     *       "customEoiImageDataUri": null,
                     *       "canShowSocialIcons": true,
                     *       "canShowAdvertiseEndDate": true,
                     *       "canShowVacancyDepartment": true,
                     *       "canRedirectToVacancyDetails": true,
                     *       "canApplyInSteps": false,
                     *       "canCheckAnswers": true,
                     *       "needsFormStamp": false,
                     *       "needsProofOfWork": false,
                     *       "languages": [
                     *         "de"
                     *       ],
                     *       "canOfferGerman": true,
                     *       "canOfferAlerts": false,
                     *       "canReviewBlind": false,
                     *       "userId": 1,
                     *       "company": "Harbour City Council",
                     *       "clientCode": "harbour",
                     *       "advertiserId": "harbour-city",
                     *       "customFields": [
                     *         {
                     *           "id": 100,
                     *           "type": "text",
                     *           "label": "Where did you hear of us?"
                     *         }
                     *       ],
                     *       "canAllowUpload": true,
                     *       "canCountLeaving": false,
                     *       "retainMonths": 24
                     *     }
                     */
                    "application/json": {
                        privacyLinkLabel: string | null;
                        privacyLink: "" | string | null;
                        customLogoRedirectUrl: "" | string | null;
                        applicationFormFields: {
                            id: number;
                            displayText: string;
                            canShowVisibility: boolean;
                            canShowRequired: boolean;
                            isVisible: boolean;
                            isRequired: boolean;
                        }[];
                        canShowSidebar: boolean;
                        canShowEoi: boolean;
                        canShowRecentJobs: boolean;
                        customEoiImageDataUri: "" | string | null;
                        canShowSocialIcons: boolean;
                        canShowAdvertiseEndDate: boolean;
                        canShowVacancyDepartment: boolean;
                        canRedirectToVacancyDetails: boolean;
                        canCountLeaving: boolean;
                        canApplyInSteps: boolean;
                        canCheckAnswers: boolean;
                        needsFormStamp: boolean;
                        needsProofOfWork: boolean;
                        canOfferGerman: boolean;
                        languages: ("de" | "fr" | "ar")[];
                        canOfferAlerts: boolean;
                        canReviewBlind: boolean;
                        userId: number;
                        company: string;
                        clientCode: string;
                        advertiserId: string | null;
                        customFields: {
                            id: number;
                            /** @enum {unknown} */
                            type: "text" | "textarea" | "search" | "select" | "searchable-select" | "radio" | "checkbox" | "number" | "range" | "date" | "datetime-local" | "date-range" | "time" | "email" | "tel" | "url" | "password" | "hidden" | "file" | "group";
                            label: string;
                            notes?: string;
                            options?: {
                                label: string;
                                value: string;
                                lang?: string;
                            }[];
                            rules?: {
                                [key: string]: unknown;
                            };
                            /** @enum {unknown} */
                            shownOn?: "jobs" | "interests";
                            section?: string;
                            value?: string;
                            translations?: {
                                de?: {
                                    label?: string;
                                    notes?: string;
                                    section?: string;
                                    itemLabel?: string;
                                    message?: string;
                                    options?: {
                                        [key: string]: string;
                                    };
                                };
                                fr?: {
                                    label?: string;
                                    notes?: string;
                                    section?: string;
                                    itemLabel?: string;
                                    message?: string;
                                    options?: {
                                        [key: string]: string;
                                    };
                                };
                                ar?: {
                                    label?: string;
                                    notes?: string;
                                    section?: string;
                                    itemLabel?: string;
                                    message?: string;
                                    options?: {
                                        [key: string]: string;
                                    };
                                };
                            };
                            translated?: string[];
                            visibleWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            requiredWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            /** @enum {unknown} */
                            width?: "half" | "full";
                            fields?: {
                                id: number;
                                /** @enum {unknown} */
                                type: "text" | "textarea" | "search" | "select" | "searchable-select" | "radio" | "checkbox" | "number" | "range" | "date" | "datetime-local" | "date-range" | "time" | "email" | "tel" | "url" | "password" | "hidden" | "file" | "group";
                                label: string;
                                notes?: string;
                                options?: {
                                    label: string;
                                    value: string;
                                    lang?: string;
                                }[];
                                rules?: {
                                    [key: string]: unknown;
                                };
                                /** @enum {unknown} */
                                shownOn?: "jobs" | "interests";
                                section?: string;
                                value?: string;
                                translations?: {
                                    de?: {
                                        label?: string;
                                        notes?: string;
                                        section?: string;
                                        itemLabel?: string;
                                        message?: string;
                                        options?: {
                                            [key: string]: string;
                                        };
                                    };
                                    fr?: {
                                        label?: string;
                                        notes?: string;
                                        section?: string;
                                        itemLabel?: string;
                                        message?: string;
                                        options?: {
                                            [key: string]: string;
                                        };
                                    };
                                    ar?: {
                                        label?: string;
                                        notes?: string;
                                        section?: string;
                                        itemLabel?: string;
                                        message?: string;
                                        options?: {
                                            [key: string]: string;
                                        };
                                    };
                                };
                                translated?: string[];
                                visibleWhen?: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                } | {
                                    all: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                } | {
                                    any: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                };
                                requiredWhen?: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                } | {
                                    all: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                } | {
                                    any: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                };
                                /** @enum {unknown} */
                                width?: "half" | "full";
                            }[];
                            repeats?: {
                                min?: number;
                                max?: number;
                            };
                            itemLabel?: string;
                        }[];
                        canAllowUpload: boolean;
                        retainMonths: number | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSettings: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "privacyLinkLabel": "Our privacy promise",
                 *       "privacyLink": "https://harbour.example/privacy",
                 *       "customLogoRedirectUrl": null,
                 *       "applicationFormFields": [
                 *         {
                 *           "id": 5,
                 *           "displayText": "Birth date",
                 *           "canShowVisibility": true,
                 *           "canShowRequired": true,
                 *           "isVisible": false,
                 *           "isRequired": false
                 *         }
                 *       ],
                 *       "canShowSidebar": true,
                 *       "canShowEoi": true,
                 *       "canShowRecentJobs": true,
                 *       "customEoiImageDataUri": null,
                 *       "canShowSocialIcons": true,
                 *       "canShowAdvertiseEndDate": true,
                 *       "canShowVacancyDepartment": true,
                 *       "canRedirectToVacancyDetails": true,
                 *       "canApplyInSteps": false,
                 *       "canCheckAnswers": true,
                 *       "needsFormStamp": false,
                 *       "needsProofOfWork": false,
                 *       "languages": [
                 *         "de"
                 *       ],
                 *       "canOfferGerman": true,
                 *       "canOfferAlerts": false,
                 *       "canReviewBlind": false
                 *     }
                 */
                "application/json": {
                    privacyLinkLabel: string | null;
                    privacyLink: "" | string | null;
                    customLogoRedirectUrl: "" | string | null;
                    applicationFormFields: {
                        id: number;
                        displayText: string;
                        canShowVisibility: boolean;
                        canShowRequired: boolean;
                        isVisible: boolean;
                        isRequired: boolean;
                    }[];
                    canShowSidebar: boolean;
                    canShowEoi: boolean;
                    canShowRecentJobs: boolean;
                    customEoiImageDataUri: "" | string | null;
                    canShowSocialIcons: boolean;
                    canShowAdvertiseEndDate: boolean;
                    canShowVacancyDepartment: boolean;
                    canRedirectToVacancyDetails: boolean;
                    canCountLeaving?: boolean;
                    canApplyInSteps?: boolean;
                    canCheckAnswers?: boolean;
                    needsFormStamp?: boolean;
                    needsProofOfWork?: boolean;
                    canOfferGerman?: boolean;
                    languages?: ("de" | "fr" | "ar")[];
                    canOfferAlerts?: boolean;
                    canReviewBlind?: boolean;
                    userId?: number;
                    company?: string;
                    clientCode?: string;
                    advertiserId?: string | null;
                    customFields?: unknown[];
                    canAllowUpload?: boolean;
                    retainMonths?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed-meanwhile: Somebody else has saved this since it was read. Read it again, or send it without If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "a-quiet-reading-room",
                 *       "newPassword": "lantern-otter-quilt"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "left": [
                     *         "logo",
                     *         "vacancy"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        left: ("logo" | "colours" | "vacancy" | "form" | "privacy" | "connection")[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 25 */
                pageSize?: number;
                by?: string;
                /** @example settings changed */
                action?: "signed in" | "sign-in failed" | "new device" | "one-time code refused" | "recovery code used" | "one-time codes turned on" | "one-time codes turned off" | "one-time codes removed" | "recovery codes renewed" | "session ended" | "other sessions ended" | "call refused" | "application viewed" | "application fetched" | "document opened" | "secret answer revealed" | "identity shown" | "applications exported" | "documents exported" | "activity exported" | "application resubmitted" | "application withdrawn" | "contact details corrected" | "application erased" | "note written" | "note changed" | "note removed" | "state set" | "state set back" | "words to applicants changed" | "delivery retried" | "deliveries paused" | "deliveries resumed" | "back-office changed" | "back-office removed" | "api key made" | "api key revoked" | "reply address changed" | "frames changed" | "back-office tested" | "settings changed" | "form fields changed" | "form fields brought back" | "account created" | "account changed" | "account deleted" | "account decommissioned" | "account reinstated" | "password changed" | "person invited" | "invitation withdrawn" | "invitation accepted" | "role changed" | "person removed" | "first steps put away" | "password link made" | "password link asked for" | "vacancy created" | "vacancy replaced" | "vacancy withdrawn" | "vacancy drafted" | "vacancy draft deleted" | "vacancy document kept" | "vacancy published" | "vacancy closed" | "vacancy change scheduled" | "vacancy change withdrawn" | "vacancy change not published" | "vacancy brought back" | "question library changed" | "person exported" | "person erased" | "retention changed" | "site published" | "site brought back" | "site imported" | "draft thrown away" | "site permissions changed" | "applications outlived";
                fromDate?: string;
                toDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 31,
                     *           "at": "2026-11-22T04:05:06.789Z",
                     *           "by": "harbour-admin",
                     *           "action": "settings changed",
                     *           "address": "203.0.113.0/24",
                     *           "subject": "client:1",
                     *           "company": "Harbour City Council",
                     *           "changes": [
                     *             {
                     *               "label": "Show sidebar",
                     *               "from": "Yes",
                     *               "to": "No"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "lastPage": 1,
                     *         "recordCount": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        results: {
                            id: number;
                            at: string;
                            by: string | null;
                            action: string;
                            address: string | null;
                            subject: string;
                            company: string | null;
                            changes: {
                                label: string;
                                from: string;
                                to: string;
                            }[];
                        }[];
                        pagination: {
                            page: number;
                            lastPage: number;
                            recordCount: number;
                        };
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAllActivity: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                by?: string;
                action?: "signed in" | "sign-in failed" | "new device" | "one-time code refused" | "recovery code used" | "one-time codes turned on" | "one-time codes turned off" | "one-time codes removed" | "recovery codes renewed" | "session ended" | "other sessions ended" | "call refused" | "application viewed" | "application fetched" | "document opened" | "secret answer revealed" | "identity shown" | "applications exported" | "documents exported" | "activity exported" | "application resubmitted" | "application withdrawn" | "contact details corrected" | "application erased" | "note written" | "note changed" | "note removed" | "state set" | "state set back" | "words to applicants changed" | "delivery retried" | "deliveries paused" | "deliveries resumed" | "back-office changed" | "back-office removed" | "api key made" | "api key revoked" | "reply address changed" | "frames changed" | "back-office tested" | "settings changed" | "form fields changed" | "form fields brought back" | "account created" | "account changed" | "account deleted" | "account decommissioned" | "account reinstated" | "password changed" | "person invited" | "invitation withdrawn" | "invitation accepted" | "role changed" | "person removed" | "first steps put away" | "password link made" | "password link asked for" | "vacancy created" | "vacancy replaced" | "vacancy withdrawn" | "vacancy drafted" | "vacancy draft deleted" | "vacancy document kept" | "vacancy published" | "vacancy closed" | "vacancy change scheduled" | "vacancy change withdrawn" | "vacancy change not published" | "vacancy brought back" | "question library changed" | "person exported" | "person erased" | "retention changed" | "site published" | "site brought back" | "site imported" | "draft thrown away" | "site permissions changed" | "applications outlived";
                fromDate?: string;
                toDate?: string;
                /** @example harbour */
                clientCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 31,
                     *           "at": "2026-11-22T04:05:06.789Z",
                     *           "by": "harbour-admin",
                     *           "action": "settings changed",
                     *           "address": "203.0.113.0/24",
                     *           "subject": "client:1",
                     *           "company": "Harbour City Council",
                     *           "changes": [
                     *             {
                     *               "label": "Show sidebar",
                     *               "from": "Yes",
                     *               "to": "No"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "lastPage": 1,
                     *         "recordCount": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        results: {
                            id: number;
                            at: string;
                            by: string | null;
                            action: string;
                            address: string | null;
                            subject: string;
                            company: string | null;
                            changes: {
                                label: string;
                                from: string;
                                to: string;
                            }[];
                        }[];
                        pagination: {
                            page: number;
                            lastPage: number;
                            recordCount: number;
                        };
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportActivity: {
        parameters: {
            query?: {
                by?: string;
                /** @example application viewed */
                action?: "signed in" | "sign-in failed" | "new device" | "one-time code refused" | "recovery code used" | "one-time codes turned on" | "one-time codes turned off" | "one-time codes removed" | "recovery codes renewed" | "session ended" | "other sessions ended" | "call refused" | "application viewed" | "application fetched" | "document opened" | "secret answer revealed" | "identity shown" | "applications exported" | "documents exported" | "activity exported" | "application resubmitted" | "application withdrawn" | "contact details corrected" | "application erased" | "note written" | "note changed" | "note removed" | "state set" | "state set back" | "words to applicants changed" | "delivery retried" | "deliveries paused" | "deliveries resumed" | "back-office changed" | "back-office removed" | "api key made" | "api key revoked" | "reply address changed" | "frames changed" | "back-office tested" | "settings changed" | "form fields changed" | "form fields brought back" | "account created" | "account changed" | "account deleted" | "account decommissioned" | "account reinstated" | "password changed" | "person invited" | "invitation withdrawn" | "invitation accepted" | "role changed" | "person removed" | "first steps put away" | "password link made" | "password link asked for" | "vacancy created" | "vacancy replaced" | "vacancy withdrawn" | "vacancy drafted" | "vacancy draft deleted" | "vacancy document kept" | "vacancy published" | "vacancy closed" | "vacancy change scheduled" | "vacancy change withdrawn" | "vacancy change not published" | "vacancy brought back" | "question library changed" | "person exported" | "person erased" | "retention changed" | "site published" | "site brought back" | "site imported" | "draft thrown away" | "site permissions changed" | "applications outlived";
                fromDate?: string;
                toDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportAllActivity: {
        parameters: {
            query?: {
                by?: string;
                /** @example application viewed */
                action?: "signed in" | "sign-in failed" | "new device" | "one-time code refused" | "recovery code used" | "one-time codes turned on" | "one-time codes turned off" | "one-time codes removed" | "recovery codes renewed" | "session ended" | "other sessions ended" | "call refused" | "application viewed" | "application fetched" | "document opened" | "secret answer revealed" | "identity shown" | "applications exported" | "documents exported" | "activity exported" | "application resubmitted" | "application withdrawn" | "contact details corrected" | "application erased" | "note written" | "note changed" | "note removed" | "state set" | "state set back" | "words to applicants changed" | "delivery retried" | "deliveries paused" | "deliveries resumed" | "back-office changed" | "back-office removed" | "api key made" | "api key revoked" | "reply address changed" | "frames changed" | "back-office tested" | "settings changed" | "form fields changed" | "form fields brought back" | "account created" | "account changed" | "account deleted" | "account decommissioned" | "account reinstated" | "password changed" | "person invited" | "invitation withdrawn" | "invitation accepted" | "role changed" | "person removed" | "first steps put away" | "password link made" | "password link asked for" | "vacancy created" | "vacancy replaced" | "vacancy withdrawn" | "vacancy drafted" | "vacancy draft deleted" | "vacancy document kept" | "vacancy published" | "vacancy closed" | "vacancy change scheduled" | "vacancy change withdrawn" | "vacancy change not published" | "vacancy brought back" | "question library changed" | "person exported" | "person erased" | "retention changed" | "site published" | "site brought back" | "site imported" | "draft thrown away" | "site permissions changed" | "applications outlived";
                fromDate?: string;
                toDate?: string;
                clientCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 5,
                     *         "company": "Lakeside Library",
                     *         "username": "lakeside-admin",
                     *         "clientCode": "lakeside",
                     *         "domains": [
                     *           "careers.lakeside.example"
                     *         ],
                     *         "canAllowUpload": false,
                     *         "seekAdvertiserId": null,
                     *         "privacyLink": "https://lakeside.example/privacy",
                     *         "privacyLinkLabel": "Our privacy promise",
                     *         "maxImportedCount": 100,
                     *         "vacancySource": "both",
                     *         "decommissionedAt": null
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        company: string;
                        username: string;
                        clientCode: string;
                        domains: string[];
                        canAllowUpload: boolean;
                        seekAdvertiserId: string | null;
                        privacyLink: string | null;
                        privacyLinkLabel: string | null;
                        maxImportedCount: number;
                        /** @enum {unknown} */
                        vacancySource: "both" | "own" | "backOffice";
                        decommissionedAt: string | null;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company": "Lakeside Library",
                 *       "username": "lakeside-admin",
                 *       "clientCode": "lakeside",
                 *       "domains": [
                 *         "careers.lakeside.example"
                 *       ],
                 *       "canAllowUpload": false,
                 *       "seekAdvertiserId": null,
                 *       "privacyLink": "https://lakeside.example/privacy",
                 *       "privacyLinkLabel": "Our privacy promise",
                 *       "maxImportedCount": 100,
                 *       "vacancySource": "both",
                 *       "password": "a-quiet-reading-room"
                 *     }
                 */
                "application/json": {
                    id?: number;
                    company?: string | null;
                    username?: string | null;
                    clientCode?: string | null;
                    domains?: string[] | null;
                    password?: string | null;
                    canAllowUpload?: boolean | null;
                    seekAdvertiserId?: string | null;
                    privacyLink?: string | null;
                    privacyLinkLabel?: string | null;
                    maxImportedCount?: number | null;
                    /** @enum {unknown} */
                    vacancySource?: "both" | "own" | "backOffice";
                    decommissionedAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5
                     *     }
                     */
                    "application/json": {
                        id: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAccountFacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 5,
                     *         "openJobs": 12,
                     *         "applications": 60,
                     *         "lastSignInAt": "2026-11-22T04:05:06.789Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        openJobs: number;
                        applications: number;
                        lastSignInAt: string | null;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAccountLogos: {
        parameters: {
            query?: {
                /** @example 5,6 */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 5,
                     *         "image": "data:image/svg+xml;base64,PHN2Zy8+"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        image: string;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "company": "Lakeside Library",
                     *       "username": "lakeside-admin",
                     *       "clientCode": "lakeside",
                     *       "domains": [
                     *         "careers.lakeside.example"
                     *       ],
                     *       "canAllowUpload": false,
                     *       "seekAdvertiserId": null,
                     *       "privacyLink": "https://lakeside.example/privacy",
                     *       "privacyLinkLabel": "Our privacy promise",
                     *       "maxImportedCount": 100,
                     *       "vacancySource": "both"
                     *     }
                     */
                    "application/json": {
                        id: number;
                        company: string;
                        username: string;
                        clientCode: string;
                        domains: string[];
                        canAllowUpload: boolean;
                        seekAdvertiserId: string | null;
                        privacyLink: string | null;
                        privacyLinkLabel: string | null;
                        maxImportedCount: number;
                        /** @enum {unknown} */
                        vacancySource: "both" | "own" | "backOffice";
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                /** @example 5 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 5,
                 *       "company": "Lakeside Library",
                 *       "username": "lakeside-admin",
                 *       "clientCode": "lakeside",
                 *       "domains": [
                 *         "careers.lakeside.example"
                 *       ],
                 *       "canAllowUpload": false,
                 *       "seekAdvertiserId": null,
                 *       "privacyLink": "https://lakeside.example/privacy",
                 *       "privacyLinkLabel": "Our privacy promise",
                 *       "maxImportedCount": 100,
                 *       "vacancySource": "both"
                 *     }
                 */
                "application/json": {
                    id?: number;
                    company?: string | null;
                    username?: string | null;
                    clientCode?: string | null;
                    domains?: string[] | null;
                    password?: string | null;
                    canAllowUpload?: boolean | null;
                    seekAdvertiserId?: string | null;
                    privacyLink?: string | null;
                    privacyLinkLabel?: string | null;
                    maxImportedCount?: number | null;
                    /** @enum {unknown} */
                    vacancySource?: "both" | "own" | "backOffice";
                    decommissionedAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed-meanwhile: Somebody else has saved this since it was read. Read it again, or send it without If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description has-vacancies: A client that has vacancies can not be deleted. last-superuser: The last SuperUser can neither be deleted nor decommissioned. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decommissionAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": 5,
                 *       "crmClientId": "C-1042"
                 *     }
                 */
                "application/json": {
                    userId: number;
                    crmClientId: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description last-superuser: The last SuperUser can neither be deleted nor decommissioned. own-account: The account that you are signed in with can not be decommissioned. Sign in with another one to do that. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reinstateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFormSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customFields": [
                     *         {
                     *           "id": 100,
                     *           "type": "text",
                     *           "label": "Where did you hear of us?",
                     *           "translations": {
                     *             "de": {
                     *               "label": "Wie haben Sie von uns erfahren?"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "catalogue": [
                     *         {
                     *           "id": 4,
                     *           "label": "Cell phone",
                     *           "isOffered": true
                     *         }
                     *       ],
                     *       "version": 2,
                     *       "company": "Lakeside Library",
                     *       "clientCode": "lakeside",
                     *       "nextFieldId": 101,
                     *       "applicationFormFields": [
                     *         {
                     *           "id": 4,
                     *           "displayText": "Cell phone",
                     *           "canShowVisibility": true,
                     *           "canShowRequired": true,
                     *           "isVisible": true,
                     *           "isRequired": true
                     *         }
                     *       ],
                     *       "canAllowUpload": false,
                     *       "languages": [
                     *         "de"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        customFields: {
                            id: number;
                            /** @enum {unknown} */
                            type: "text" | "textarea" | "search" | "select" | "searchable-select" | "radio" | "checkbox" | "number" | "range" | "date" | "datetime-local" | "date-range" | "time" | "email" | "tel" | "url" | "password" | "hidden" | "file" | "group";
                            label: string;
                            notes?: string;
                            options?: {
                                label: string;
                                value: string;
                                lang?: string;
                            }[];
                            rules?: {
                                [key: string]: unknown;
                            };
                            /** @enum {unknown} */
                            shownOn?: "jobs" | "interests";
                            section?: string;
                            value?: string;
                            translations?: {
                                de?: {
                                    label?: string;
                                    notes?: string;
                                    section?: string;
                                    itemLabel?: string;
                                    message?: string;
                                    options?: {
                                        [key: string]: string;
                                    };
                                };
                                fr?: {
                                    label?: string;
                                    notes?: string;
                                    section?: string;
                                    itemLabel?: string;
                                    message?: string;
                                    options?: {
                                        [key: string]: string;
                                    };
                                };
                                ar?: {
                                    label?: string;
                                    notes?: string;
                                    section?: string;
                                    itemLabel?: string;
                                    message?: string;
                                    options?: {
                                        [key: string]: string;
                                    };
                                };
                            };
                            translated?: string[];
                            visibleWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            requiredWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            /** @enum {unknown} */
                            width?: "half" | "full";
                            fields?: {
                                id: number;
                                /** @enum {unknown} */
                                type: "text" | "textarea" | "search" | "select" | "searchable-select" | "radio" | "checkbox" | "number" | "range" | "date" | "datetime-local" | "date-range" | "time" | "email" | "tel" | "url" | "password" | "hidden" | "file" | "group";
                                label: string;
                                notes?: string;
                                options?: {
                                    label: string;
                                    value: string;
                                    lang?: string;
                                }[];
                                rules?: {
                                    [key: string]: unknown;
                                };
                                /** @enum {unknown} */
                                shownOn?: "jobs" | "interests";
                                section?: string;
                                value?: string;
                                translations?: {
                                    de?: {
                                        label?: string;
                                        notes?: string;
                                        section?: string;
                                        itemLabel?: string;
                                        message?: string;
                                        options?: {
                                            [key: string]: string;
                                        };
                                    };
                                    fr?: {
                                        label?: string;
                                        notes?: string;
                                        section?: string;
                                        itemLabel?: string;
                                        message?: string;
                                        options?: {
                                            [key: string]: string;
                                        };
                                    };
                                    ar?: {
                                        label?: string;
                                        notes?: string;
                                        section?: string;
                                        itemLabel?: string;
                                        message?: string;
                                        options?: {
                                            [key: string]: string;
                                        };
                                    };
                                };
                                translated?: string[];
                                visibleWhen?: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                } | {
                                    all: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                } | {
                                    any: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                };
                                requiredWhen?: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                } | {
                                    all: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                } | {
                                    any: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                };
                                /** @enum {unknown} */
                                width?: "half" | "full";
                            }[];
                            repeats?: {
                                min?: number;
                                max?: number;
                            };
                            itemLabel?: string;
                        }[];
                        catalogue: {
                            id: number;
                            label: string;
                            isOffered: boolean;
                        }[];
                        version: number;
                        company: string;
                        clientCode: string;
                        nextFieldId: number;
                        applicationFormFields: {
                            id: number;
                            displayText: string;
                            canShowVisibility: boolean;
                            canShowRequired: boolean;
                            isVisible: boolean;
                            isRequired: boolean;
                            isWithheld?: boolean;
                        }[];
                        canAllowUpload: boolean;
                        languages: ("de" | "fr" | "ar")[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putFormSchema: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                /** @example 5 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customFields": [
                 *         {
                 *           "id": 100,
                 *           "type": "text",
                 *           "label": "Where did you hear of us?",
                 *           "translations": {
                 *             "de": {
                 *               "label": "Wie haben Sie von uns erfahren?"
                 *             }
                 *           }
                 *         }
                 *       ],
                 *       "catalogue": [
                 *         {
                 *           "id": 4,
                 *           "label": "Cell phone",
                 *           "isOffered": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    customFields: {
                        id: number;
                        /** @enum {unknown} */
                        type: "text" | "textarea" | "search" | "select" | "searchable-select" | "radio" | "checkbox" | "number" | "range" | "date" | "datetime-local" | "date-range" | "time" | "email" | "tel" | "url" | "password" | "hidden" | "file" | "group";
                        label: string;
                        notes?: string;
                        options?: {
                            label: string;
                            value: string;
                        }[];
                        rules?: {
                            required?: boolean;
                            min?: number;
                            max?: number;
                            minimum?: number;
                            maximum?: number;
                            earliest?: string;
                            latest?: string;
                            /** @enum {unknown} */
                            characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                            mustBe?: boolean;
                            message?: string;
                            /** @enum {unknown} */
                            fileTypeGroup?: 1 | 2;
                        };
                        /** @enum {unknown} */
                        shownOn?: "jobs" | "interests";
                        section?: string;
                        value?: string;
                        translations?: {
                            [key: string]: {
                                label?: string;
                                notes?: string;
                                section?: string;
                                itemLabel?: string;
                                message?: string;
                                options?: {
                                    [key: string]: string;
                                };
                            };
                        };
                        visibleWhen?: {
                            field: string;
                            equals?: string | boolean;
                            notEquals?: string | boolean;
                            contains?: string;
                            isFilled?: boolean;
                            greaterThan?: number;
                            lessThan?: number;
                            before?: string;
                            after?: string;
                            orUnanswered?: boolean;
                        } | {
                            all: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            }[];
                        } | {
                            any: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            }[];
                        };
                        requiredWhen?: {
                            field: string;
                            equals?: string | boolean;
                            notEquals?: string | boolean;
                            contains?: string;
                            isFilled?: boolean;
                            greaterThan?: number;
                            lessThan?: number;
                            before?: string;
                            after?: string;
                            orUnanswered?: boolean;
                        } | {
                            all: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            }[];
                        } | {
                            any: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            }[];
                        };
                        /** @enum {unknown} */
                        width?: "half" | "full";
                        fields?: {
                            id: number;
                            /** @enum {unknown} */
                            type: "text" | "textarea" | "search" | "select" | "searchable-select" | "radio" | "checkbox" | "number" | "range" | "date" | "datetime-local" | "date-range" | "time" | "email" | "tel" | "url" | "password" | "hidden" | "file" | "group";
                            label: string;
                            notes?: string;
                            options?: {
                                label: string;
                                value: string;
                            }[];
                            rules?: {
                                required?: boolean;
                                min?: number;
                                max?: number;
                                minimum?: number;
                                maximum?: number;
                                earliest?: string;
                                latest?: string;
                                /** @enum {unknown} */
                                characters?: "letters" | "digits" | "letters-and-digits" | "phone" | "postcode-AU" | "postcode-NZ" | "postcode-GB" | "postcode-IE" | "postcode-US" | "postcode-CA" | "postcode-DE" | "postcode-FR" | "postcode-IN" | "postcode-SG" | "abn" | "iban";
                                mustBe?: boolean;
                                message?: string;
                                /** @enum {unknown} */
                                fileTypeGroup?: 1 | 2;
                            };
                            /** @enum {unknown} */
                            shownOn?: "jobs" | "interests";
                            section?: string;
                            value?: string;
                            translations?: {
                                [key: string]: {
                                    label?: string;
                                    notes?: string;
                                    section?: string;
                                    itemLabel?: string;
                                    message?: string;
                                    options?: {
                                        [key: string]: string;
                                    };
                                };
                            };
                            visibleWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            requiredWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            /** @enum {unknown} */
                            width?: "half" | "full";
                        }[];
                        repeats?: {
                            min?: number;
                            max?: number;
                        };
                        itemLabel?: string;
                    }[];
                    catalogue: {
                        id: number;
                        label: string;
                        isOffered: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customFields": [
                     *         {
                     *           "id": 100,
                     *           "type": "text",
                     *           "label": "Where did you hear of us?",
                     *           "translations": {
                     *             "de": {
                     *               "label": "Wie haben Sie von uns erfahren?"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "catalogue": [
                     *         {
                     *           "id": 4,
                     *           "label": "Cell phone",
                     *           "isOffered": true
                     *         }
                     *       ],
                     *       "version": 2,
                     *       "company": "Lakeside Library",
                     *       "clientCode": "lakeside",
                     *       "nextFieldId": 101,
                     *       "applicationFormFields": [
                     *         {
                     *           "id": 4,
                     *           "displayText": "Cell phone",
                     *           "canShowVisibility": true,
                     *           "canShowRequired": true,
                     *           "isVisible": true,
                     *           "isRequired": true
                     *         }
                     *       ],
                     *       "canAllowUpload": false,
                     *       "languages": [
                     *         "de"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        customFields: {
                            id: number;
                            /** @enum {unknown} */
                            type: "text" | "textarea" | "search" | "select" | "searchable-select" | "radio" | "checkbox" | "number" | "range" | "date" | "datetime-local" | "date-range" | "time" | "email" | "tel" | "url" | "password" | "hidden" | "file" | "group";
                            label: string;
                            notes?: string;
                            options?: {
                                label: string;
                                value: string;
                                lang?: string;
                            }[];
                            rules?: {
                                [key: string]: unknown;
                            };
                            /** @enum {unknown} */
                            shownOn?: "jobs" | "interests";
                            section?: string;
                            value?: string;
                            translations?: {
                                de?: {
                                    label?: string;
                                    notes?: string;
                                    section?: string;
                                    itemLabel?: string;
                                    message?: string;
                                    options?: {
                                        [key: string]: string;
                                    };
                                };
                                fr?: {
                                    label?: string;
                                    notes?: string;
                                    section?: string;
                                    itemLabel?: string;
                                    message?: string;
                                    options?: {
                                        [key: string]: string;
                                    };
                                };
                                ar?: {
                                    label?: string;
                                    notes?: string;
                                    section?: string;
                                    itemLabel?: string;
                                    message?: string;
                                    options?: {
                                        [key: string]: string;
                                    };
                                };
                            };
                            translated?: string[];
                            visibleWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            requiredWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            /** @enum {unknown} */
                            width?: "half" | "full";
                            fields?: {
                                id: number;
                                /** @enum {unknown} */
                                type: "text" | "textarea" | "search" | "select" | "searchable-select" | "radio" | "checkbox" | "number" | "range" | "date" | "datetime-local" | "date-range" | "time" | "email" | "tel" | "url" | "password" | "hidden" | "file" | "group";
                                label: string;
                                notes?: string;
                                options?: {
                                    label: string;
                                    value: string;
                                    lang?: string;
                                }[];
                                rules?: {
                                    [key: string]: unknown;
                                };
                                /** @enum {unknown} */
                                shownOn?: "jobs" | "interests";
                                section?: string;
                                value?: string;
                                translations?: {
                                    de?: {
                                        label?: string;
                                        notes?: string;
                                        section?: string;
                                        itemLabel?: string;
                                        message?: string;
                                        options?: {
                                            [key: string]: string;
                                        };
                                    };
                                    fr?: {
                                        label?: string;
                                        notes?: string;
                                        section?: string;
                                        itemLabel?: string;
                                        message?: string;
                                        options?: {
                                            [key: string]: string;
                                        };
                                    };
                                    ar?: {
                                        label?: string;
                                        notes?: string;
                                        section?: string;
                                        itemLabel?: string;
                                        message?: string;
                                        options?: {
                                            [key: string]: string;
                                        };
                                    };
                                };
                                translated?: string[];
                                visibleWhen?: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                } | {
                                    all: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                } | {
                                    any: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                };
                                requiredWhen?: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                } | {
                                    all: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                } | {
                                    any: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                };
                                /** @enum {unknown} */
                                width?: "half" | "full";
                            }[];
                            repeats?: {
                                min?: number;
                                max?: number;
                            };
                            itemLabel?: string;
                        }[];
                        catalogue: {
                            id: number;
                            label: string;
                            isOffered: boolean;
                        }[];
                        version: number;
                        company: string;
                        clientCode: string;
                        nextFieldId: number;
                        applicationFormFields: {
                            id: number;
                            displayText: string;
                            canShowVisibility: boolean;
                            canShowRequired: boolean;
                            isVisible: boolean;
                            isRequired: boolean;
                            isWithheld?: boolean;
                        }[];
                        canAllowUpload: boolean;
                        languages: ("de" | "fr" | "ar")[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed-meanwhile: Somebody else has saved this since it was read. Read it again, or send it without If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listFormSchemaVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "version": 2,
                     *         "at": "2026-11-22T04:05:06.789Z",
                     *         "by": "master",
                     *         "changes": [
                     *           {
                     *             "label": "Mobile",
                     *             "from": "Mobile",
                     *             "to": "Cell phone"
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "version": 1,
                     *         "at": "2026-11-22T04:05:06.789Z",
                     *         "by": null,
                     *         "changes": []
                     *       }
                     *     ]
                     */
                    "application/json": {
                        version: number;
                        at: string;
                        by: string | null;
                        changes: {
                            label: string;
                            from: string;
                            to: string;
                        }[];
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreFormSchema: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                /** @example 5 */
                id: number;
                /** @example 1 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customFields": [
                     *         {
                     *           "id": 100,
                     *           "type": "text",
                     *           "label": "Where did you hear of us?",
                     *           "translations": {
                     *             "de": {
                     *               "label": "Wie haben Sie von uns erfahren?"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "catalogue": [
                     *         {
                     *           "id": 4,
                     *           "label": "Cell phone",
                     *           "isOffered": true
                     *         }
                     *       ],
                     *       "version": 2,
                     *       "company": "Lakeside Library",
                     *       "clientCode": "lakeside",
                     *       "nextFieldId": 101,
                     *       "applicationFormFields": [
                     *         {
                     *           "id": 4,
                     *           "displayText": "Cell phone",
                     *           "canShowVisibility": true,
                     *           "canShowRequired": true,
                     *           "isVisible": true,
                     *           "isRequired": true
                     *         }
                     *       ],
                     *       "canAllowUpload": false,
                     *       "languages": [
                     *         "de"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        customFields: {
                            id: number;
                            /** @enum {unknown} */
                            type: "text" | "textarea" | "search" | "select" | "searchable-select" | "radio" | "checkbox" | "number" | "range" | "date" | "datetime-local" | "date-range" | "time" | "email" | "tel" | "url" | "password" | "hidden" | "file" | "group";
                            label: string;
                            notes?: string;
                            options?: {
                                label: string;
                                value: string;
                                lang?: string;
                            }[];
                            rules?: {
                                [key: string]: unknown;
                            };
                            /** @enum {unknown} */
                            shownOn?: "jobs" | "interests";
                            section?: string;
                            value?: string;
                            translations?: {
                                de?: {
                                    label?: string;
                                    notes?: string;
                                    section?: string;
                                    itemLabel?: string;
                                    message?: string;
                                    options?: {
                                        [key: string]: string;
                                    };
                                };
                                fr?: {
                                    label?: string;
                                    notes?: string;
                                    section?: string;
                                    itemLabel?: string;
                                    message?: string;
                                    options?: {
                                        [key: string]: string;
                                    };
                                };
                                ar?: {
                                    label?: string;
                                    notes?: string;
                                    section?: string;
                                    itemLabel?: string;
                                    message?: string;
                                    options?: {
                                        [key: string]: string;
                                    };
                                };
                            };
                            translated?: string[];
                            visibleWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            requiredWhen?: {
                                field: string;
                                equals?: string | boolean;
                                notEquals?: string | boolean;
                                contains?: string;
                                isFilled?: boolean;
                                greaterThan?: number;
                                lessThan?: number;
                                before?: string;
                                after?: string;
                                orUnanswered?: boolean;
                            } | {
                                all: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            } | {
                                any: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                }[];
                            };
                            /** @enum {unknown} */
                            width?: "half" | "full";
                            fields?: {
                                id: number;
                                /** @enum {unknown} */
                                type: "text" | "textarea" | "search" | "select" | "searchable-select" | "radio" | "checkbox" | "number" | "range" | "date" | "datetime-local" | "date-range" | "time" | "email" | "tel" | "url" | "password" | "hidden" | "file" | "group";
                                label: string;
                                notes?: string;
                                options?: {
                                    label: string;
                                    value: string;
                                    lang?: string;
                                }[];
                                rules?: {
                                    [key: string]: unknown;
                                };
                                /** @enum {unknown} */
                                shownOn?: "jobs" | "interests";
                                section?: string;
                                value?: string;
                                translations?: {
                                    de?: {
                                        label?: string;
                                        notes?: string;
                                        section?: string;
                                        itemLabel?: string;
                                        message?: string;
                                        options?: {
                                            [key: string]: string;
                                        };
                                    };
                                    fr?: {
                                        label?: string;
                                        notes?: string;
                                        section?: string;
                                        itemLabel?: string;
                                        message?: string;
                                        options?: {
                                            [key: string]: string;
                                        };
                                    };
                                    ar?: {
                                        label?: string;
                                        notes?: string;
                                        section?: string;
                                        itemLabel?: string;
                                        message?: string;
                                        options?: {
                                            [key: string]: string;
                                        };
                                    };
                                };
                                translated?: string[];
                                visibleWhen?: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                } | {
                                    all: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                } | {
                                    any: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                };
                                requiredWhen?: {
                                    field: string;
                                    equals?: string | boolean;
                                    notEquals?: string | boolean;
                                    contains?: string;
                                    isFilled?: boolean;
                                    greaterThan?: number;
                                    lessThan?: number;
                                    before?: string;
                                    after?: string;
                                    orUnanswered?: boolean;
                                } | {
                                    all: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                } | {
                                    any: {
                                        field: string;
                                        equals?: string | boolean;
                                        notEquals?: string | boolean;
                                        contains?: string;
                                        isFilled?: boolean;
                                        greaterThan?: number;
                                        lessThan?: number;
                                        before?: string;
                                        after?: string;
                                        orUnanswered?: boolean;
                                    }[];
                                };
                                /** @enum {unknown} */
                                width?: "half" | "full";
                            }[];
                            repeats?: {
                                min?: number;
                                max?: number;
                            };
                            itemLabel?: string;
                        }[];
                        catalogue: {
                            id: number;
                            label: string;
                            isOffered: boolean;
                        }[];
                        version: number;
                        company: string;
                        clientCode: string;
                        nextFieldId: number;
                        applicationFormFields: {
                            id: number;
                            displayText: string;
                            canShowVisibility: boolean;
                            canShowRequired: boolean;
                            isVisible: boolean;
                            isRequired: boolean;
                            isWithheld?: boolean;
                        }[];
                        canAllowUpload: boolean;
                        languages: ("de" | "fr" | "ar")[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed-meanwhile: Somebody else has saved this since it was read. Read it again, or send it without If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "people": [
                     *         {
                     *           "id": 5,
                     *           "username": "rae.owens@lakeside.example",
                     *           "name": "Rae Owens",
                     *           "role": "reviewer",
                     *           "isAccount": false,
                     *           "isYou": false,
                     *           "hasCodes": true,
                     *           "lastSeen": "2026-11-22T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "invitations": [
                     *         {
                     *           "id": 7,
                     *           "email": "sam.field@lakeside.example",
                     *           "role": "editor",
                     *           "madeBy": "lakeside-admin",
                     *           "expiresAt": "2026-11-29T09:30:00.000Z",
                     *           "isOver": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        people: {
                            id: number;
                            username: string;
                            name: string | null;
                            /** @enum {unknown} */
                            role: "owner" | "editor" | "reviewer";
                            isAccount: boolean;
                            isYou: boolean;
                            hasCodes: boolean;
                            lastSeen: string | null;
                        }[];
                        invitations: {
                            id: number;
                            email: string;
                            /** @enum {unknown} */
                            role: "owner" | "editor" | "reviewer";
                            madeBy: string;
                            expiresAt: string;
                            isOver: boolean;
                        }[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invitePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "rae.owens@lakeside.example",
                 *       "role": "reviewer",
                 *       "currentPassword": "a-quiet-reading-room"
                 *     }
                 */
                "application/json": {
                    email: string;
                    /** @enum {unknown} */
                    role: "owner" | "editor" | "reviewer";
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "c3VjaC1hLXRva2VuLWlzLXNob3duLW9uY2UtYW5kLWtlcHQtbm93aGVyZQ",
                     *       "expiresAt": "2026-11-29T09:30:00.000Z",
                     *       "isMailed": true
                     *     }
                     */
                    "application/json": {
                        token: string;
                        expiresAt: string;
                        isMailed: boolean;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putPersonsRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "editor",
                 *       "currentPassword": "a-quiet-reading-room"
                 *     }
                 */
                "application/json": {
                    /** @enum {unknown} */
                    role: "owner" | "editor" | "reviewer";
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description last-owner: An account needs an owner: make somebody else one first. Then this role can change. account-sign-in: This is the account's own sign-in. Whoever runs the installation looks after it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "a-quiet-reading-room"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description last-owner: An account needs an owner: make somebody else one first. Then this role can change. account-sign-in: This is the account's own sign-in. Whoever runs the installation looks after it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makePasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "a-quiet-reading-room"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "c3VjaC1hLXRva2VuLWlzLXNob3duLW9uY2UtYW5kLWtlcHQtbm93aGVyZQ",
                     *       "expiresAt": "2026-11-29T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        token: string;
                        expiresAt: string;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description account-sign-in: This is the account's own sign-in. Whoever runs the installation looks after it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeAccountPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "a-quiet-reading-room"
                 *     }
                 */
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "c3VjaC1hLXRva2VuLWlzLXNob3duLW9uY2UtYW5kLWtlcHQtbm93aGVyZQ",
                     *       "expiresAt": "2026-11-29T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        token: string;
                        expiresAt: string;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openAccountLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientCode": "harbour",
                 *       "token": "c3VjaC1hLXRva2VuLWlzLXNob3duLW9uY2UtYW5kLWtlcHQtbm93aGVyZQ"
                 *     }
                 */
                "application/json": {
                    clientCode: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "invitation",
                     *       "company": "Harbour City Council",
                     *       "username": "rae.owens@harbour.example",
                     *       "role": "reviewer"
                     *     }
                     */
                    "application/json": {
                        /** @enum {unknown} */
                        kind: "invitation" | "password";
                        company: string;
                        username: string;
                        role: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown-client: There is no client with this code. not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description link-used: This link has been used. Each lets somebody in once. link-outdated: This link is out of date. An owner of the account can make a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptAccountLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientCode": "harbour",
                 *       "token": "c3VjaC1hLXRva2VuLWlzLXNob3duLW9uY2UtYW5kLWtlcHQtbm93aGVyZQ",
                 *       "name": "Rae Owens",
                 *       "newPassword": "lantern-otter-quilt"
                 *     }
                 */
                "application/json": {
                    clientCode: string;
                    token: string;
                    name?: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown-client: There is no client with this code. not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description link-used: This link has been used. Each lets somebody in once. link-outdated: This link is out of date. An owner of the account can make a new one. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPasswordLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isMailed": true
                     *     }
                     */
                    "application/json": {
                        isMailed: boolean;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askForPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientCode": "harbour",
                 *       "username": "rae.owens@harbour.example"
                 *     }
                 */
                "application/json": {
                    clientCode: string;
                    username: string;
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isMailed": true
                     *     }
                     */
                    "application/json": {
                        isMailed: boolean;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown-client: There is no client with this code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientCode": "lakeside",
                     *       "company": "Lakeside Library",
                     *       "serves": {
                     *         "source": "version",
                     *         "version": 2,
                     *         "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "since": "2026-11-22T04:05:06.789Z",
                     *         "by": "lakeside-admin"
                     *       },
                     *       "may": {
                     *         "pages": true,
                     *         "look": true,
                     *         "css": false
                     *       },
                     *       "granted": {
                     *         "pages": true,
                     *         "look": true,
                     *         "css": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        clientCode: string;
                        company: string;
                        serves: {
                            source: "folder" | "version" | "defaults";
                            version: number | null;
                            hash: string;
                            since: string | null;
                            by: string | null;
                        };
                        may: {
                            pages: boolean;
                            look: boolean;
                            css: boolean;
                        };
                        granted: {
                            pages: boolean;
                            look: boolean;
                            css: boolean;
                        };
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSiteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientCode": "lakeside",
                     *       "company": "Lakeside Library",
                     *       "revision": 3,
                     *       "base": 1,
                     *       "configText": "{\n  \"logoName\": \"logo.png\"\n}\n",
                     *       "files": {
                     *         "logo.png": {
                     *           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "size": 2048,
                     *           "type": "image/png",
                     *           "width": 320,
                     *           "height": 80
                     *         }
                     *       },
                     *       "ids": {
                     *         "pages": [],
                     *         "menu": []
                     *       },
                     *       "updatedAt": "2026-11-22T04:05:06.789Z",
                     *       "updatedBy": "lakeside-admin"
                     *     }
                     */
                    "application/json": {
                        clientCode: string;
                        company: string;
                        revision: number;
                        base: number | null;
                        configText: string;
                        files: {
                            [key: string]: {
                                hash: string;
                                size: number;
                                type: string;
                                width?: number;
                                height?: number;
                            };
                        };
                        ids: {
                            pages: {
                                id: string;
                                blocks: string[];
                            }[];
                            menu: string[];
                        };
                        updatedAt: string | null;
                        updatedBy: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSiteDraft: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "configText": "{\n  \"logoName\": \"logo.png\"\n}\n",
                 *       "ids": {
                 *         "pages": [],
                 *         "menu": []
                 *       }
                 *     }
                 */
                "application/json": {
                    configText: string;
                    ids: {
                        pages: {
                            id: string;
                            blocks: string[];
                        }[];
                        menu: string[];
                    };
                    removed?: string[];
                    files?: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientCode": "lakeside",
                     *       "company": "Lakeside Library",
                     *       "revision": 3,
                     *       "base": 1,
                     *       "configText": "{\n  \"logoName\": \"logo.png\"\n}\n",
                     *       "files": {
                     *         "logo.png": {
                     *           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "size": 2048,
                     *           "type": "image/png",
                     *           "width": 320,
                     *           "height": 80
                     *         }
                     *       },
                     *       "ids": {
                     *         "pages": [],
                     *         "menu": []
                     *       },
                     *       "updatedAt": "2026-11-22T04:05:06.789Z",
                     *       "updatedBy": "lakeside-admin"
                     *     }
                     */
                    "application/json": {
                        clientCode: string;
                        company: string;
                        revision: number;
                        base: number | null;
                        configText: string;
                        files: {
                            [key: string]: {
                                hash: string;
                                size: number;
                                type: string;
                                width?: number;
                                height?: number;
                            };
                        };
                        ids: {
                            pages: {
                                id: string;
                                blocks: string[];
                            }[];
                            menu: string[];
                        };
                        updatedAt: string | null;
                        updatedBy: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed-meanwhile: Somebody else has saved this since it was read. Read it again, or send it without If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSiteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startSiteDraft: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "council"
                 *     }
                 */
                "application/json": {
                    /** @enum {unknown} */
                    name: "council" | "hospital" | "workshop" | "school" | "startup";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientCode": "lakeside",
                     *       "company": "Lakeside Library",
                     *       "revision": 3,
                     *       "base": 1,
                     *       "configText": "{\n  \"logoName\": \"logo.png\"\n}\n",
                     *       "files": {
                     *         "logo.png": {
                     *           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "size": 2048,
                     *           "type": "image/png",
                     *           "width": 320,
                     *           "height": 80
                     *         }
                     *       },
                     *       "ids": {
                     *         "pages": [],
                     *         "menu": []
                     *       },
                     *       "updatedAt": "2026-11-22T04:05:06.789Z",
                     *       "updatedBy": "lakeside-admin"
                     *     }
                     */
                    "application/json": {
                        clientCode: string;
                        company: string;
                        revision: number;
                        base: number | null;
                        configText: string;
                        files: {
                            [key: string]: {
                                hash: string;
                                size: number;
                                type: string;
                                width?: number;
                                height?: number;
                            };
                        };
                        ids: {
                            pages: {
                                id: string;
                                blocks: string[];
                            }[];
                            menu: string[];
                        };
                        updatedAt: string | null;
                        updatedBy: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed-meanwhile: Somebody else has saved this since it was read. Read it again, or send it without If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSiteFile: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                /** @example lakeside */
                code: string;
                /** @example logo.png */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "file": {
                     *         "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "size": 2048,
                     *         "type": "image/png",
                     *         "width": 320,
                     *         "height": 80
                     *       },
                     *       "revision": 4
                     *     }
                     */
                    "application/json": {
                        file: {
                            hash: string;
                            size: number;
                            type: string;
                            width?: number;
                            height?: number;
                        };
                        revision: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed-meanwhile: Somebody else has saved this since it was read. Read it again, or send it without If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSiteFile: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                /** @example lakeside */
                code: string;
                /** @example logo.png */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 5
                     *     }
                     */
                    "application/json": {
                        revision: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed-meanwhile: Somebody else has saved this since it was read. Read it again, or send it without If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    publishSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 4,
                 *       "note": "The new logo"
                 *     }
                 */
                "application/json": {
                    revision: number;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 2,
                     *       "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "at": "2026-11-22T04:05:06.789Z",
                     *       "by": "lakeside-admin",
                     *       "note": "The new logo",
                     *       "source": "studio",
                     *       "changes": [
                     *         "File replaced: logo.png"
                     *       ],
                     *       "serves": true
                     *     }
                     */
                    "application/json": {
                        number: number;
                        hash: string;
                        at: string;
                        by: string | null;
                        note: string;
                        source: "studio" | "folder" | "import" | "restored";
                        restoredFrom?: number;
                        changes: string[];
                        serves: boolean;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description already-published: What is drafted is what the site shows already: no new version was made. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed-meanwhile: Somebody else has saved this since it was read. Read it again, or send it without If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields not-publishable: The site has faults that visitors would meet. Each is named with its place in `findings`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSiteVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "number": 2,
                     *         "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "at": "2026-11-22T04:05:06.789Z",
                     *         "by": "lakeside-admin",
                     *         "note": "The new logo",
                     *         "source": "studio",
                     *         "changes": [
                     *           "File replaced: logo.png"
                     *         ],
                     *         "serves": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        number: number;
                        hash: string;
                        at: string;
                        by: string | null;
                        note: string;
                        source: "studio" | "folder" | "import" | "restored";
                        restoredFrom?: number;
                        changes: string[];
                        serves: boolean;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    compareSiteVersions: {
        parameters: {
            query: {
                /** @example draft */
                with: string;
            };
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
                /** @example 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changes": [
                     *         "Page added: About us (/about)"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        changes: string[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreSiteVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
                /** @example 1 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 3,
                     *       "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "at": "2026-11-22T04:05:06.789Z",
                     *       "by": "lakeside-admin",
                     *       "note": "",
                     *       "source": "restored",
                     *       "changes": [
                     *         "File replaced: logo.png"
                     *       ],
                     *       "serves": true,
                     *       "restoredFrom": 1
                     *     }
                     */
                    "application/json": {
                        number: number;
                        hash: string;
                        at: string;
                        by: string | null;
                        note: string;
                        source: "studio" | "folder" | "import" | "restored";
                        restoredFrom?: number;
                        changes: string[];
                        serves: boolean;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description already-published: What is drafted is what the site shows already: no new version was made. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putSitePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pages": true,
                 *       "look": true,
                 *       "css": false
                 *     }
                 */
                "application/json": {
                    pages: boolean;
                    look: boolean;
                    css: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pages": true,
                     *       "look": true,
                     *       "css": false
                     *     }
                     */
                    "application/json": {
                        pages: boolean;
                        look: boolean;
                        css: boolean;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportSite: {
        parameters: {
            query?: {
                /** @example 2 */
                version?: string;
            };
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importSite: {
        parameters: {
            query?: never;
            header?: {
                "if-match"?: string;
            };
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientCode": "lakeside",
                     *       "company": "Lakeside Library",
                     *       "revision": 3,
                     *       "base": 1,
                     *       "configText": "{\n  \"logoName\": \"logo.png\"\n}\n",
                     *       "files": {
                     *         "logo.png": {
                     *           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "size": 2048,
                     *           "type": "image/png",
                     *           "width": 320,
                     *           "height": 80
                     *         }
                     *       },
                     *       "ids": {
                     *         "pages": [],
                     *         "menu": []
                     *       },
                     *       "updatedAt": "2026-11-22T04:05:06.789Z",
                     *       "updatedBy": "lakeside-admin",
                     *       "notes": [
                     *         "'readme.txt' was left out: sites are not made of that."
                     *       ]
                     *     }
                     */
                    "application/json": {
                        clientCode: string;
                        company: string;
                        revision: number;
                        base: number | null;
                        configText: string;
                        files: {
                            [key: string]: {
                                hash: string;
                                size: number;
                                type: string;
                                width?: number;
                                height?: number;
                            };
                        };
                        ids: {
                            pages: {
                                id: string;
                                blocks: string[];
                            }[];
                            menu: string[];
                        };
                        updatedAt: string | null;
                        updatedBy: string | null;
                        notes: string[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed-meanwhile: Somebody else has saved this since it was read. Read it again, or send it without If-Match. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBackOffice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientCode": "lakeside",
                     *       "company": "Lakeside Library",
                     *       "address": "https://hr.lakeside.example/hooks/foyer",
                     *       "hasOldSecret": false,
                     *       "oldSecretUntil": null,
                     *       "isReadable": true,
                     *       "pausedAt": null,
                     *       "waiting": 0,
                     *       "failed": 3
                     *     }
                     */
                    "application/json": {
                        clientCode: string;
                        company: string;
                        address: string | null;
                        hasOldSecret: boolean;
                        oldSecretUntil: string | null;
                        isReadable: boolean;
                        pausedAt: string | null;
                        waiting: number;
                        failed: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putBackOffice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "https://hr.lakeside.example/hooks/foyer"
                 *     }
                 */
                "application/json": {
                    address: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": "https://hr.lakeside.example/hooks/foyer",
                     *       "madeSecret": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDNZQAvgHc4Xw="
                     *     }
                     */
                    "application/json": {
                        address: string;
                        madeSecret: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteBackOffice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rollBackOfficeSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "overlapHours": 24
                 *     }
                 */
                "application/json": {
                    overlapHours: number;
                    /** @description As whsec_…; left out: one is made */
                    secret?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": "https://hr.lakeside.example/hooks/foyer",
                     *       "madeSecret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwzYkqq3AIYQI="
                     *     }
                     */
                    "application/json": {
                        address: string;
                        madeSecret: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forgetOldSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pauseDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isPaused": true
                 *     }
                 */
                "application/json": {
                    isPaused: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testBackOffice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "at": "2026-11-22T04:05:06.789Z",
                     *       "status": 204,
                     *       "error": null,
                     *       "durationMs": 84,
                     *       "answer": "Accepted"
                     *     }
                     */
                    "application/json": {
                        at: string;
                        status: number | null;
                        error: string | null;
                        durationMs: number;
                        answer: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @example waiting */
                state?: "waiting" | "failed" | "sent";
                /** @example 1 */
                page?: number;
            };
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 61,
                     *           "vacancyName": "Coastal Planner",
                     *           "state": "waiting",
                     *           "attempts": 2,
                     *           "lastError": "The back-office answered 503",
                     *           "createdAt": "2026-11-22T04:05:06.789Z",
                     *           "sentAt": null,
                     *           "nextAttemptAt": "2026-11-22T04:40:06.789Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "lastPage": 1,
                     *         "recordCount": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        results: {
                            id: number;
                            vacancyName: string;
                            /** @enum {unknown} */
                            state: "waiting" | "failed" | "sent";
                            attempts: number;
                            lastError: string | null;
                            createdAt: string;
                            sentAt: string | null;
                            nextAttemptAt: string | null;
                        }[];
                        pagination: {
                            page: number;
                            lastPage: number;
                            recordCount: number;
                        };
                    };
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
                /** @example 61 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 61,
                     *       "vacancyName": "Coastal Planner",
                     *       "state": "waiting",
                     *       "attempts": 2,
                     *       "lastError": "The back-office answered 503",
                     *       "createdAt": "2026-11-22T04:05:06.789Z",
                     *       "sentAt": null,
                     *       "nextAttemptAt": "2026-11-22T04:40:06.789Z",
                     *       "requests": [
                     *         {
                     *           "at": "2026-11-22T04:05:07.100Z",
                     *           "address": "https://hr.lakeside.example/hooks/foyer",
                     *           "messageId": "f5d1a0a4-6d3b-4a2f-9a43-0f4c8f6c9a11",
                     *           "bytes": 50112,
                     *           "status": 503,
                     *           "error": "The back-office answered 503",
                     *           "durationMs": 84,
                     *           "answer": "Down for maintenance"
                     *         }
                     *       ],
                     *       "message": "{\n  \"type\": \"application.submitted\"\n}"
                     *     }
                     */
                    "application/json": {
                        id: number;
                        vacancyName: string;
                        /** @enum {unknown} */
                        state: "waiting" | "failed" | "sent";
                        attempts: number;
                        lastError: string | null;
                        createdAt: string;
                        sentAt: string | null;
                        nextAttemptAt: string | null;
                        requests: {
                            at: string;
                            address: string | null;
                            messageId: string | null;
                            bytes: number | null;
                            status: number | null;
                            error: string | null;
                            durationMs: number;
                            answer: string | null;
                        }[];
                        message: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    retryDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
                /** @example 61 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description already-sent: The back-office has this application. Resubmit the application to send it again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    retryFailedDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "queued": 3
                     *     }
                     */
                    "application/json": {
                        queued: number;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "name": "HR system",
                     *         "may": [
                     *           "vacancies"
                     *         ],
                     *         "createdAt": "2026-11-01T04:05:06.789Z",
                     *         "lastUsedAt": "2026-11-22T04:05:06.789Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        name: string;
                        may: ("vacancies" | "applications")[];
                        createdAt: string;
                        lastUsedAt: string | null;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "HR system",
                 *       "may": [
                 *         "vacancies"
                 *       ]
                 *     }
                 */
                "application/json": {
                    name: string;
                    may: ("vacancies" | "applications")[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": "fyk_3mYq1Jm9c0i2c3uJ4wq5bZ6yK7aN8dE9fG0hI1jL2kM"
                     *     }
                     */
                    "application/json": {
                        key: string;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
                /** @example 4 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlacement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "frameAncestors": [
                     *         "https://www.lakeside.example"
                     *       ],
                     *       "domains": [
                     *         "careers.lakeside.example"
                     *       ],
                     *       "advertiserId": null,
                     *       "marketplace": null,
                     *       "retainMonths": 24,
                     *       "retainDays": null,
                     *       "replyAddress": "jobs@lakeside.example",
                     *       "mailFrom": "jobs@foyer.example"
                     *     }
                     */
                    "application/json": {
                        frameAncestors: string[];
                        domains: string[];
                        advertiserId: string | null;
                        marketplace: string | null;
                        retainMonths: number | null;
                        retainDays: number | null;
                        replyAddress: string | null;
                        mailFrom: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putFrames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "frames": "https://www.lakeside.example https://*.lakeside.example"
                 *     }
                 */
                "application/json": {
                    frames: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "frameAncestors": [
                     *         "https://www.lakeside.example",
                     *         "https://*.lakeside.example"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        frameAncestors: string[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putReplyAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "jobs@lakeside.example"
                 *     }
                 */
                "application/json": {
                    address: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "replyAddress": "jobs@lakeside.example"
                     *     }
                     */
                    "application/json": {
                        replyAddress: string | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. other-role: What you do in this account does not include this. An owner of the account can change that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putRetainDays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example lakeside */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "days": "365"
                 *     }
                 */
                "application/json": {
                    days: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "retainDays": 365
                     *     }
                     */
                    "application/json": {
                        retainDays: number | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden: This account may not do that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fetchApplications: {
        parameters: {
            query?: {
                /** @example 60 */
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 61,
                     *         "guid": "7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10",
                     *         "submittedDate": "2026-11-22T04:05:06.789Z",
                     *         "vacancyCode": "HCC-104"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        guid: string;
                        submittedDate: string;
                        vacancyCode: string;
                    }[];
                };
            };
            /** @description bad-request: The request could not be read. bad-query: The query has a value that is not accepted. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description key-right: This key was not made for that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fetchApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 61 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "application.submitted",
                     *       "timestamp": "2026-11-22T04:05:06.789Z",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        type: string;
                        timestamp: string;
                        data: unknown;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description key-right: This key was not made for that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putApplicationState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 61 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "in review",
                 *       "words": null
                 *     }
                 */
                "application/json": {
                    /** @enum {unknown} */
                    state: "received" | "in review" | "interview" | "not this time" | "hired";
                    words?: {
                        subject: string;
                        text: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "set",
                     *       "told": "link"
                     *     }
                     */
                    "application/json": {
                        /** @enum {unknown} */
                        result: "set" | "unchanged" | "withdrawn";
                        told: ("mail" | "link") | null;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated: This needs a valid access token. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description key-right: This key was not made for that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large: The request is larger than accepted. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong-media: The request has a content type that is not accepted here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid: The form is missing mandatory fields */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-many: Please wait a while before trying again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.6.0"
                     *     }
                     */
                    "application/json": {
                        status: "ok" | "degraded";
                        version: string;
                        commit?: string | null;
                        troubles?: {
                            /** @enum {unknown} */
                            what: "clock" | "disk" | "back-office" | "configuration";
                            says: string;
                        }[];
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "alive"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "alive";
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "ready";
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-found: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPublicSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "redirectUri": "https://harbour.example/vacancy-interest",
                     *       "clientId": "foyer",
                     *       "domain": "https://jobs.example",
                     *       "versionNumber": "0.1.0",
                     *       "sendsMail": true
                     *     }
                     */
                    "application/json": {
                        redirectUri: string | null;
                        clientId: string | null;
                        domain: string | null;
                        versionNumber: string;
                        sendsMail: boolean;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0"
                     *     }
                     */
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDocsStyles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                };
            };
            /** @description bad-request: The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description failed: There was an issue with the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: The service is not available at the moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
