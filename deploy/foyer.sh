#!/bin/sh
# The operator's commands as the server's user, from any folder: install -m 755 deploy/foyer.sh /usr/local/bin/foyer
exec runuser -u foyer -- /usr/bin/node /opt/foyer/scripts/foyer.mjs "$@"
