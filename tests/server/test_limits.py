"""What one client may ask for, how much at once, and from where; and that nothing of our insides is ever told."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from played import played
from served import PATIENCE, Chair, Person, Server
from websockets.exceptions import ConnectionClosed, InvalidStatus

from claytable.server.guard import HEADERS, Guard
from claytable.server.limits import Bucket, Buckets
from claytable.server.metrics import Metrics
from claytable.server.prices import PLAIN, WITH_JOURNAL, WITH_PACK, price_of
from claytable.server.serve import LARGEST_MESSAGE

WISH: dict[str, Any] = {"game": "inventors", "seats": [{"kind": "here"}]}
#: Words that only our insides know.
INSIDES = ("Traceback", 'File "', ".py", "sqlalchemy", "sqlite", "/tmp", "site-packages", "Error:")


def sound(answer: httpx.Response) -> httpx.Response:
    """A response with all our headers that tells nothing of our insides."""
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "server" not in answer.headers
    assert not [word for word in INSIDES if word in answer.text], answer.text
    return answer


def trouble(answer: httpx.Response, status: int, code: str) -> str:
    """The sentence of a response that says what is wrong."""
    assert sound(answer).status_code == status, answer.text
    found = answer.json()
    assert set(found) == {"code", "sentence", "rule"}
    assert found["code"] == code
    return str(found["sentence"])


# -- how often ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that takes little: 2 requests a second, 10 at once, 3 tables; and pages of one other site."""
    folder = tmp_path_factory.mktemp("strict")
    server = Server(f"sqlite:///{folder / 'tables.db'}", "--rate", "1", "--origin", "https://play.example")
    yield server
    server.stop()


def as_client(server: Server, number: int) -> httpx.Client:
    """Someone at another address, as a proxy tells it."""
    return httpx.Client(
        base_url=server.url, headers={"x-forwarded-for": f"203.0.113.{number}"}, timeout=PATIENCE, verify=False
    )


def test_one_client_has_so_many_requests_and_others_are_not_held_up(strict: Server) -> None:
    with as_client(strict, 1) as greedy, as_client(strict, 2) as modest:
        answers = [greedy.get("/api/games") for _ in range(60)]
        refused = [answer for answer in answers if answer.status_code != 200]
        assert [answer.status_code for answer in answers[:10]] == [200] * 10
        assert refused
        for answer in refused:
            trouble(answer, 429, "too-many")
            assert int(answer.headers["retry-after"]) >= 1
        assert modest.get("/api/games").status_code == 200


def test_a_client_that_waits_may_ask_again(strict: Server) -> None:
    with as_client(strict, 3) as client:
        while client.get("/health").status_code == 200:
            pass
        while client.get("/health").status_code == 429:
            pass


def test_one_client_makes_so_many_tables(strict: Server) -> None:
    with as_client(strict, 4) as client:
        answers = [client.post("/api/tables", json=WISH) for _ in range(6)]
    assert [answer.status_code for answer in answers][:3] == [201] * 3
    assert "many tables" in trouble(answers[-1], 429, "too-many")


def test_connections_count_as_requests(strict: Server) -> None:
    headers = {"x-forwarded-for": "203.0.113.5"}
    statuses = []
    for _ in range(60):
        try:
            with Chair(strict, "A" * 22, None, {}, headers=headers) as chair:
                assert chair.closed()["code"] == "not-found"
        except InvalidStatus as answer:
            statuses.append(answer.response.status_code)
    assert set(statuses) == {403}


def test_who_says_much_at_once_is_heard_later_and_nothing_is_lost(strict: Server) -> None:
    with Person(strict) as person:
        table = person.table("inventors", "here")
        with person.live(table["id"]) as chair:
            chair.wait("table")
            for _ in range(6):
                chair.say(type="ping")
            for _ in range(6):
                chair.wait("pong")


def test_all_connections_of_a_client_together_say_so_much_and_each_has_its_turn() -> None:
    async def run() -> None:
        said = Buckets(rate=1000, burst=10)
        order: list[int] = []

        async def say(number: int) -> None:
            await said.wait("203.0.113.1")
            order.append(number)

        waiting = [asyncio.create_task(say(number)) for number in range(40)]
        await asyncio.sleep(0)
        # Ten at once; another client does not wait for the others.
        assert len(order) < 40
        await said.wait("203.0.113.2")
        await asyncio.gather(*waiting)
        assert order == list(range(40))

    asyncio.run(run())


def test_one_person_opens_so_many_windows_and_those_who_watch_keep_nobody_out(server: Server, ann: Person) -> None:
    table = ann.table("inventors", "here")
    chairs = [ann.live(table["id"]) for _ in range(12)]
    try:
        first = [chair.hear()["type"] for chair in chairs]
        assert first[0] == "table"
        assert first[-1] == "closing"
        with Person(server) as eve, eve.live(table["id"], watch=table["watch"]) as seen:
            assert seen.wait("table")["seat"] is None
    finally:
        for chair in chairs:
            chair.__exit__()


def test_work_is_paid_for_before_it_is_read_and_who_has_spent_all_learns_when_there_is_more(strict: Server) -> None:
    # At this rate there are 50 drops and a new one each second: a body of 400 kB costs 50.
    body = b"x" * 400_000
    with as_client(strict, 6) as client, as_client(strict, 7) as other:
        assert client.post("/api/journals", content=body).status_code == 422
        answer = client.post("/api/journals", content=body)
        assert "much work" in trouble(answer, 429, "too-many")
        assert 1 < int(answer.headers["retry-after"]) <= 50
        # Small things go on, and so do others.
        assert client.get("/api/games").status_code == 200
        assert other.post("/api/journals", content=body).status_code == 422


def test_a_person_who_moves_to_another_address_has_still_spent_it(strict: Server) -> None:
    cookie = {"cookie": f"claytable={'M' * 32}"}
    body = b"x" * 400_000
    with as_client(strict, 10) as here, as_client(strict, 11) as there:
        assert here.post("/api/journals", content=body, headers=cookie).status_code == 422
        assert "much work" in trouble(there.post("/api/journals", content=body, headers=cookie), 429, "too-many")


def test_a_request_that_does_not_say_how_long_it_is_pays_for_the_longest(strict: Server) -> None:
    def pieces() -> Iterator[bytes]:
        yield b"x"

    with as_client(strict, 12) as client:
        assert client.post("/api/journals", content=pieces()).status_code == 422
        assert client.post("/api/journals", content=pieces()).status_code == 429


def test_hints_cost_work_too(strict: Server) -> None:
    with Person(strict) as person:
        person.http.headers["x-forwarded-for"] = "203.0.113.13"
        table = person.table("inventors", "here")
        token = person.http.cookies["claytable"]
        with Chair(strict, table["id"], token, {}, headers={"x-forwarded-for": "203.0.113.13"}) as chair:
            chair.wait("table")
            chair.say(type="hint")
            chair.wait("hint")
            chair.say(type="hint")
            assert "much work" in chair.wait("rejected", "hint")["sentence"]


def test_a_bucket_says_when_there_is_enough_and_a_full_one_is_enough_for_anything() -> None:
    buckets = Buckets(rate=0.01, burst=10)
    assert buckets.take("a", "b", drops=7) == 0
    assert 300 < buckets.take("a", None, drops=7) <= 400
    assert buckets.take("c", drops=1000) == 0
    assert Bucket(1, 5).lacks(6) == 0


def test_a_client_has_so_many_connections_to_live_tables() -> None:
    async def run() -> None:
        leave = asyncio.Event()
        sent: list[dict[str, Any]] = []

        async def stays(scope: Any, receive: Any, send: Any) -> None:
            await leave.wait()

        async def send(message: Any) -> None:
            sent.append(message)

        many = Buckets(100, 100)
        guard = Guard(stays, origins=(), requests=many, work=many, connections=2, metrics=Metrics())

        def comes(number: int) -> asyncio.Task[None]:
            scope = {"type": "websocket", "client": (f"203.0.113.{number}", 1)}
            return asyncio.create_task(guard(scope, send, send))  # type: ignore[arg-type]

        first = [comes(1) for _ in range(3)] + [comes(2)]
        await first[2]
        assert [message["code"] for message in sent] == [1008]
        leave.set()
        await asyncio.gather(*first)
        await comes(1)
        assert len(sent) == 1

    asyncio.run(run())


def test_only_what_brings_a_journal_or_a_pack_may_be_large() -> None:
    assert price_of("POST", "/api/journals").of(3_500_000) == 360
    assert price_of("GET", "/api/journals").largest == PLAIN
    assert price_of("POST", "/api/tables/x/rematch/more").drops == 0
    assert price_of("GET", "/api/tables/x/at/7").drops == 1
    assert price_of("POST", "/api/games/x/y/score-sheet").largest == PLAIN


# -- how much ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/journals", WITH_JOURNAL),
        ("/api/tables", WITH_PACK),
        ("/api/games/inventors/score-sheet", WITH_PACK),
        ("/api/invitations/nowhere", PLAIN),
        ("/api/tables/nowhere/play-on", PLAIN),
    ],
)
def test_a_body_that_says_it_is_too_long_for_its_address_is_not_read(path: str, most: int, server: Server) -> None:
    request = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {most + 1}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(request.encode())
        assert line.recv(4096).startswith(b"HTTP/1.1 413 ")


def test_a_body_that_does_not_say_how_long_it_is_is_cut_off(ann: Person) -> None:
    def pieces() -> Iterator[bytes]:
        yield b'{"game": "'
        for _ in range(WITH_PACK // 100_000 + 1):
            yield b"x" * 100_000
        yield b'"}'

    answer = ann.http.post("/api/tables", content=pieces(), headers={"content-type": "application/json"})
    trouble(answer, 413, "too-large")


def test_a_message_that_is_too_long_ends_the_connection(ann: Person) -> None:
    table = ann.table("inventors", "here")
    for text in ("x" * (LARGEST_MESSAGE + 1), "0" * 100_000, "[" * 1_000_000):
        with ann.live(table["id"]) as chair:
            chair.wait("table")
            chair.socket.send(text)
            with pytest.raises(ConnectionClosed) as closed:
                chair.wait("rejected")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
    assert ann.get(f"/api/tables/{table['id']}")["number"] == 0


BODIES = {
    "deep": b"[" * 100_000 + b"]" * 100_000,
    "deep in an option": b'{"game":"inventors","seats":[{"kind":"here"}],"options":{"rounds":'
    + b"[" * 900
    + b"]" * 900
    + b"}}",
    "a huge number": b'{"game":"inventors","seats":[{"kind":"here"}],"seed":' + b"9" * 5000 + b"}",
    "a large number": b'{"game":"inventors","seats":[{"kind":"here"}],"seed":9223372036854775808}',
    "a fraction": b'{"game":"inventors","seats":[{"kind":"here"}],"seed":1e400}',
    "not a number": b'{"game":"inventors","seats":[{"kind":"here"}],"seed":NaN}',
    "half a sign": b'{"game":"\\ud800","seats":[{"kind":"here"}]}',
    "half a sign in an option": b'{"game":"inventors","seats":[{"kind":"here"}],"options":{"rounds":"\\udfff"}}',
    "half a sign as an option": b'{"game":"inventors","seats":[{"kind":"here"}],"options":{"\\udfff":1}}',
    "no text": b"\xff\xfe\x00",
    "nothing": b"",
    "many seats": b'{"game":"inventors","seats":[' + b'{"kind":"here"},' * 20_000 + b'{"kind":"here"}]}',
    "another type": b"<game/>",
    "null": b"null",
}


@pytest.mark.parametrize("body", list(BODIES))
def test_what_cannot_be_a_wish_is_refused(body: str, ann: Person) -> None:
    answer = ann.http.post("/api/tables", content=BODIES[body], headers={"content-type": "application/json"})
    assert sound(answer).status_code in (400, 422), answer.text
    assert set(answer.json()) == {"code", "sentence", "rule"}
    assert len(answer.content) < 10_000


JOURNAL = played().journal
JOURNALS: dict[str, dict[str, Any]] = {
    "a large seed": {"seed": 2**63},
    "a huge seed": {"seed": -(10**4000)},
    "half a game": {"game": "\ud800"},
    "half a pack": {"pack": "\ud800"},
    "half a seat": {"seats": [{"kind": "\ud800"}, {"kind": "person"}]},
    "half a rule": {"rules": "\ud800", "digest": "0"},
    "half an answer": {"entries": [{"seat": 0, "key": "\ud800"}]},
    "an option of ours": {"options": {"log": False}},
    "many seats": {"seats": [{"kind": "person"}] * 10_000},
    "many answers taken back": {"entries": [{"undo": 1}] * 300_000},
    "deep": {"options": {"rounds": json.loads("[" * 500 + "]" * 500)}},
    "a list": {"entries": {}},
    "another format": {"claytable": "x" * 100_000},
}


@pytest.mark.parametrize("change", list(JOURNALS))
def test_what_cannot_be_a_journal_is_refused(change: str, ann: Person) -> None:
    body = {"journal": JOURNAL | JOURNALS[change]}
    answer = ann.http.post("/api/journals", content=json.dumps(body), headers={"content-type": "application/json"})
    assert sound(answer).status_code == 422, answer.text
    assert len(answer.content) < 10_000


PACKS = {
    "deep": "a = " + "[" * 50_000,
    "many dots": ".".join(["a"] * 90_000) + " = 1",
    "many dots in a heading": "[" + ".".join(["a"] * 90_000) + "]",
    "not TOML": "this is no pack",
    "nothing of this game": "[nowhere]\na = 1",
    "a sign that is none": "a = '\x00'",
}


@pytest.mark.parametrize("pack", list(PACKS))
def test_what_cannot_be_a_pack_is_refused_in_words_that_name_no_place_of_ours(pack: str, ann: Person) -> None:
    answer = ann.http.post("/api/tables", json=WISH | {"pack": {"name": "mine", "text": PACKS[pack]}})
    assert sound(answer).status_code == 422, answer.text
    assert len(answer.content) < 10_000


@pytest.mark.parametrize("name", ["../../../etc/passwd", "a/b", "a\\b", ".", "", "a" * 41, "a\n", "é", "a\x00"])
def test_the_name_of_a_pack_is_a_plain_word(name: str, ann: Person) -> None:
    trouble(ann.http.post("/api/tables", json=WISH | {"pack": {"name": name, "text": ""}}), 422, "invalid")


def test_names_are_shown_in_one_line_without_control_characters(ann: Person, bob: Person) -> None:
    bad = " A\n\x1b[31mn\x00\u202en\u2028 \t B\x7f "
    seats = [{"kind": "here", "name": bad}, {"kind": "friend", "name": bad}]
    table = ann.post("/api/tables", {"game": "inventors", "seats": seats})
    joined = bob.join(table["seats"][1]["invitation"], bad)
    with_name = dict(JOURNAL) | {"seats": [{"kind": "person", "name": bad * 1000}, {"kind": "person", "name": bad}]}
    imported = ann.post("/api/journals", {"journal": with_name, "name": bad})
    names = [seat["name"] for info in (table, joined, imported) for seat in info["seats"]]
    assert set(names) == {"A [31mn n B"}
    long = ann.post("/api/journals", {"journal": with_name})
    assert all(len(seat["name"]) <= 40 for seat in long["seats"])
    assert bob.refused(
        "POST",
        f"/api/invitations/{ann.table('inventors', 'here', 'friend')['seats'][1]['invitation']}",
        422,
        {"name": "\x00\n"},
    )
    ann.refused("POST", "/api/tables", 422, WISH | {"seats": [{"kind": "here", "name": "x" * 41}]})


MESSAGES = [
    "",
    "{",
    "null",
    "[]",
    '"answer"',
    "[" * 4000,
    '{"type":"nothing"}',
    '{"type":"answer","number":0}',
    '{"type":"answer","number":-1,"key":"x"}',
    '{"type":"answer","number":1e30,"key":"x"}',
    '{"type":"answer","number":' + "9" * 4000 + ',"key":"x"}',
    '{"type":"answer","number":"0","key":"x"}',
    '{"type":"answer","number":0,"key":""}',
    '{"type":"answer","number":0,"key":"' + "x" * 201 + '"}',
    '{"type":"answer","number":0,"key":"\\ud800"}',
    '{"type":"answer","number":0,"key":"no such key"}',
    '{"type":"why-not","key":"no such key"}',
    '{"type":"undo","number":0}',
    '{"type":"undo","number":2147483647}',
    '{"type":"ping","more":1}',
]


def test_a_message_that_is_not_understood_is_rejected_and_the_connection_goes_on(server: Server, ann: Person) -> None:
    table = ann.table("inventors", "here")
    with ann.live(table["id"]) as chair:
        for message in [*MESSAGES, b"{}", b"\xff" * 100]:
            chair.socket.send(message)
            told = chair.wait("rejected", "closing")
            assert told["type"] == "rejected", message
            assert not [word for word in INSIDES if word in told["sentence"]]
        number = chair.number
        assert chair.answer(chair.options[0]) == {"type": "accepted", "number": number}
    assert "Traceback" not in server.logged


# -- from where --------------------------------------------------------------------------------------------------------

FOREIGN = [
    "https://evil.example",
    "null",
    "http://[",
    "http://",
    "",
    "https://play.example.evil.example",
    "//play.example",
]


def test_pages_of_other_sites_may_not_act(strict: Server, server: Server) -> None:
    for origin in FOREIGN:
        answer = httpx.post(f"{server.url}/api/tables", json=WISH, headers={"origin": origin}, verify=False)
        trouble(answer, 403, "not-yours")
        assert "set-cookie" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
    for headers in ({"origin": server.url}, {}):
        assert httpx.post(f"{server.url}/api/tables", json=WISH, headers=headers, verify=False).status_code == 201
    foreign = {"origin": "https://play.example", "x-forwarded-for": "203.0.113.8"}
    assert httpx.post(f"{strict.url}/api/tables", json=WISH, headers=foreign, verify=False).status_code == 201


def test_pages_of_other_sites_may_not_listen(strict: Server, server: Server, ann: Person) -> None:
    table = ann.table("inventors", "here")
    token = ann.http.cookies["claytable"]
    for origin in FOREIGN:
        with Chair(server, table["id"], token, {}, origin=origin) as chair:
            assert chair.closed()["code"] == "not-yours"
            assert [message["type"] for message in chair.heard] == ["closing"]
    with Chair(server, table["id"], token, {}, origin=server.url) as chair:
        assert chair.wait("table")["seat"] == 0
    with Chair(
        strict, "A" * 22, None, {}, origin="https://play.example", headers={"x-forwarded-for": "203.0.113.9"}
    ) as chair:
        assert chair.closed()["code"] == "not-found"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/games/inventors/words/pl", 200),
        ("GET", "/api/games/inventors/words/xx", 422),
        ("GET", "/api/tables", 200),
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/nowhere.js", 404),
        ("GET", "/api/games/..%2f..%2fetc/rules", 404),
        ("GET", "/api/tables/a/at/x", 422),
        ("POST", "/api/tables", 422),
        ("PATCH", "/api/tables", 405),
        ("OPTIONS", "/api/tables", 405),
        ("HEAD", "/nowhere.js", 404),
        ("TRACE", "/api/tables", 405),
    ],
)
def test_every_response_has_the_headers_that_protect_people(method: str, path: str, status: int, ann: Person) -> None:
    answer = sound(ann.http.request(method, path))
    assert answer.status_code == status
    assert answer.headers.get("cache-control") == ("no-store" if path.startswith("/api/") else None)
