"""A client of Branchline servers: sit down at a table by its link, or set one up, and play.

One file, standard library only, Python 3.8 or newer: put it beside your program. Everything it does is the HTTP API of
docs/api.md; views, actions and records are the plain dictionaries described there.

    import branchline

    seat = branchline.join("http://localhost:3000/t/...?key=...", name="My bot")
    for view in seat.questions():
        seat.answer(view["question"]["offers"][0])
    print(seat.record()["result"])
"""

import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

#: How long a request waits at the server for something to happen, in seconds.
WAIT = 20
#: How long a server that is away, or wants to be left alone, is waited for before it is asked again.
PAUSE = 1.0
#: Refusals after which it helps to ask again.
LATER = ("tooMany", "unavailable", "failed")


class Refused(Exception):
    """The server refused: `code` says why, `rejection` by which rule of the game, if it was one."""

    def __init__(self, refusal):
        super().__init__("{code}: {message}".format(**refusal))
        self.code = refusal["code"]
        self.rejection = refusal.get("rejection")


class Server:
    """A server by its address. It keeps the session, so that whoever sets up a table is its host."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self._cookie = None

    def request(self, method, path, body=None, token=None, **query):
        """One request, as in `request("GET", "/api/games")`; raises `Refused`."""
        query = {name: value for name, value in query.items() if value is not None}
        address = self.address + path + ("?" + urllib.parse.urlencode(query) if query else "")
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(address, data=data, method=method)
        if data is not None:
            request.add_header("content-type", "application/json")
        if token is not None:
            request.add_header("authorization", "Bearer " + token)
        if self._cookie is not None:
            request.add_header("cookie", self._cookie)
        try:
            with urllib.request.urlopen(request, timeout=3 * WAIT) as response:
                for cookie in response.headers.get_all("set-cookie") or []:
                    self._cookie = cookie.split(";")[0]
                return json.load(response)
        except urllib.error.HTTPError as error:
            with error:
                raise Refused(_refusal(error.read())) from None
        except (urllib.error.URLError, OSError, ValueError):
            raise Refused(_refusal(b"")) from None

    def patiently(self, *asked, **more):
        """The same, asked again while the server is away or busy: for questions, and for answers with an id."""
        while True:
            try:
                return self.request(*asked, **more)
            except Refused as refused:
                if refused.code not in LATER:
                    raise
                time.sleep(PAUSE)

    def games(self):
        """The games with their seats and options, and the ids of the bots."""
        return self.request("GET", "/api/games")

    def game(self, game):
        """A game with everything printed on its board and cards."""
        return self.request("GET", "/api/games/" + urllib.parse.quote(game, safe="@"))

    def create(self, game=None, seats=(), **more):
        """Sets up a table: `seats` are dictionaries, or short "me", "open", or the id of a bot. Answers its seat for "me".

        `pack` instead of `game` brings a map; `settings`, `options` and `start=True` are as in docs/api.md.
        """
        wishes = [_wish(seat) for seat in seats]
        body = dict(more, seats=wishes, **({} if game is None else {"game": game}))
        made = self.request("POST", "/api/tables", body)
        return _first_seat(self, made)


class Seat:
    """A seat at a table, and the token that opens it."""

    def __init__(self, server, table, seat, token):
        self.server = server
        self.table = table
        self.seat = seat
        self.token = token
        self._question = None

    def request(self, method, path="", body=None, **query):
        """One request about this table, in the name of this seat: `request("POST", "/chat", {"text": "Hello"})`."""
        return self.server.patiently(method, "/api/tables/" + self.table + path, body, self.token, **query)

    def start(self):
        """Deals, if this seat is the host's."""
        return self.request("POST", "/start")

    def invitation(self):
        """The link that others sit down by; None when no seat is open."""
        path = self.request("GET", "/links").get("join")
        return path and self.server.address + path

    def views(self):
        """The table as this seat sees it, whenever that changes, from the deal to the end: the last one has all cards open."""
        version = 0
        while True:
            try:
                view = self.request("GET", "/view", seat=self.seat, after=version, wait=WAIT)
            except Refused as refused:
                if refused.code != "wrongStage":
                    raise
                continue  # Not dealt yet; the server has waited already.
            if view["version"] > version or view["info"]["status"] == "over":
                version = view["version"]
                yield view
            if view["info"]["status"] == "over":
                return

    def questions(self):
        """Only the views in which something is asked of this seat; ends with the game. Answer each before the next."""
        for view in self.views():
            if "question" in view:
                self._question = view["question"]["number"]
                yield view

    def answer(self, action, question=None):
        """Answers the question of the last view. False: it was no longer open. `Refused` has the rule that forbids it."""
        number = self._question if question is None else question
        body = {"seat": self.seat, "question": number, "action": action, "id": str(uuid.uuid4())}
        try:
            self.request("POST", "/answers", body)
            return True
        except Refused as refused:
            if refused.code not in ("stale", "wrongStage"):
                raise
            return False

    def record(self):
        """The whole game, once it is over (docs/game-record.md)."""
        return self.request("GET", "/record")


def join(link, name=None):
    """Sits down by a link: an invitation, the link of a seat of one's own, or that of a public table."""
    parts = urllib.parse.urlsplit(link)
    _, _, table = parts.path.rstrip("/").rpartition("/t/")
    if not parts.scheme.startswith("http") or not table or "/" in table:
        raise ValueError("This is no link to a table: " + link)
    server = Server("{0.scheme}://{0.netloc}".format(parts))
    key = urllib.parse.parse_qs(parts.query).get("key", [None])[0]
    found = server.patiently("GET", "/api/tables/" + table, key=key)
    if key is not None and found["you"]["seats"]:
        return Seat(server, table, found["you"]["seats"][0], key)
    body = {**({} if key is None else {"key": key}), **({} if name is None else {"name": name})}
    return _first_seat(server, server.request("POST", "/api/tables/" + table + "/join", body))


def _first_seat(server, answer):
    tokens = answer.get("tokens") or [{"seat": None, "token": None}]
    return Seat(server, answer["table"]["id"], tokens[0]["seat"], tokens[0]["token"])


def _wish(seat):
    if not isinstance(seat, str):
        return seat
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}


def _refusal(text):
    try:
        refusal = json.loads(text)
        if "code" in refusal and "message" in refusal:
            return refusal
    except (ValueError, TypeError):
        pass
    return {"code": "unavailable", "message": "The server does not answer."}
