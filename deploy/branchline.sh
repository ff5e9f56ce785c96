#!/bin/sh
# /usr/local/sbin/branchline: all commands of the installed package, as the user of the service and with its settings
# (docs/operations.md, "A small server of one's own in ten minutes"). A file that a command is given must be readable by
# that user, and be named by its whole path.
set -eu
cd /var/lib/branchline
set -a
DATA_DIR=/var/lib/branchline
if [ -r /etc/branchline.env ]; then . /etc/branchline.env; fi
set +a
exec runuser -u branchline -- /opt/branchline/bin/node /opt/branchline/node_modules/branchline/branchline.js "$@"
